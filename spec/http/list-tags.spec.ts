import { expect } from "chai"
import type { TestUser } from "../support/http.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, plantTree, dataOf } from "../support/tree-scene.ts"

onEveryHost("the ETag of a list or an aggregate of a tree", (stage) => {
  const get = async (path: string, who: TestUser | null = stage.owner, headers: Record<string, string> = {}) => {
    const authorization: Record<string, string> = who === null ? {} : { Authorization: `Bearer ${who.token}` }
    const response = await stage.host.fetch(`/api/v1${path}`, { headers: { ...authorization, ...headers } })
    const body = await response.text()
    return { status: response.status, tag: response.headers.get("etag") ?? "", body, response }
  }
  const again = async (path: string, tag: string, who: TestUser | null = stage.owner) =>
    (await get(path, who, { "If-None-Match": tag })).status

  const aFamily = async () => {
    const tree = await plantTree(stage.host, stage.owner, "public")
    const [anna, john] = [
      await tree.person({ given_name: "Anna", is_living: false }),
      await tree.person({ given_name: "John", is_living: false }),
    ]
    const bond = await tree.partners(anna, john)
    await tree.parent(anna, await tree.person({ given_name: "Emma", is_living: false }))
    const inTree = [
      "persons",
      "relationships",
      "events",
      "sources",
      "citations",
      "media",
      "places",
      "exposure",
      "overview",
      "surnames",
      "anniversaries",
      "cleanup/deceased-by-birth?born_on_or_before=1900",
      "cleanup/deceased-by-child?born_on_or_before=1900",
      "cleanup/gender/from-name",
      "cleanup/gender/from-spouse",
      "cleanup/names",
    ]
    const [change] = await dataOf(stage.owner.api.GET("/trees/{tree_id}/changes", tree.at))
    const withAccounts = [
      ...["members", "proposals", "audit", "changes", "changes?limit=1"].map((list) => `/trees/${tree.id}/${list}`),
      `/persons/${anna.id}/history`,
      `/changes/${change?.id}/entries`,
    ]
    const ofPerson = [
      "names",
      "events",
      "relationships",
      "family",
      "neighbourhood",
      "ancestors",
      "descendants",
      "visibility",
    ]
    const paths = [
      ...withAccounts,
      ...inTree.map((list) => `/trees/${tree.id}/${list}`),
      ...ofPerson.map((list) => `/persons/${anna.id}/${list}`),
      `/relationships/${bond.id}/events`,
      `/trees/${tree.id}/persons?q=anna`,
      `/trees/${tree.id}/persons?limit=1`,
      ...["persons", "relationships", "events", "overview", "surnames"].map(
        (list) => `/public/trees/${tree.id}/${list}`,
      ),
      ...["names", "events", "neighbourhood"].map((list) => `/public/persons/${anna.id}/${list}`),
    ]
    return { tree, anna, john, paths, withAccounts }
  }

  it("gives 304 as long as nothing in the tree changes, also to HEAD", async () => {
    const { paths } = await aFamily()
    for (const path of paths) {
      const { status, tag } = await get(path)
      expect(status, path).to.equal(200)
      expect(tag, path).to.match(/^"[\w-]+"$/)
      const known = await get(path, stage.owner, { "If-None-Match": `"other", ${tag}` })
      expect([known.status, known.tag, known.body], path).to.deep.equal([304, tag, ""])
      const head = await stage.host.fetch(`/api/v1${path}`, {
        method: "HEAD",
        headers: { Authorization: `Bearer ${stage.owner.token}` },
      })
      expect([head.status, head.headers.get("etag")], path).to.deep.equal([200, tag])
    }
  })

  it("of invitations and webhooks is made of the list itself, and changes with it", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    const [invitations, webhooks] = [`/trees/${tree.id}/invitations`, `/trees/${tree.id}/webhooks`]
    for (const path of [invitations, webhooks]) {
      const { tag } = await get(path)
      expect(tag, path).to.match(/^"[\w-]+"$/)
      expect(await again(path, tag), path).to.equal(304)
    }
    const { tag } = await get(invitations)
    await dataOf(stage.owner.api.POST("/trees/{tree_id}/invitations", { ...tree.at, body: { role: "viewer" } }))
    expect(await again(invitations, tag)).to.equal(200)
  })

  it("is another one after a write by anyone in the tree", async () => {
    const { tree, paths } = await aFamily()
    const editor = await tree.join("editor")
    const tags = new Map<string, string>()
    for (const path of paths) tags.set(path, (await get(path)).tag)
    await editor.api.POST("/trees/{tree_id}/sources", { ...tree.at, body: { title: "Census" } })
    for (const [path, tag] of tags) expect(await again(path, tag), path).to.equal(200)
  })

  it("of a list with names of accounts is another one when a member or a former member takes another name", async () => {
    const { tree, withAccounts, paths } = await aFamily()
    const [editor, former] = [await tree.join("editor"), await tree.join("editor")]
    await dataOf(former.api.POST("/trees/{tree_id}/sources", { ...tree.at, body: { title: "Census" } }))
    const user_id = former.user.id
    await stage.owner.api.DELETE("/trees/{tree_id}/members/{user_id}", at({ tree_id: tree.id, user_id }))
    for (const who of [editor, former, stage.stranger]) {
      const tags = new Map<string, string>()
      for (const path of paths) tags.set(path, (await get(path)).tag)
      await dataOf(who.api.PATCH("/users/me", { body: { display_name: "Another name" } }))
      for (const [path, tag] of tags) {
        const isOther = who !== stage.stranger && withAccounts.includes(path)
        expect(await again(path, tag), path).to.equal(isOther ? 200 : 304)
      }
    }
  })

  it("stays after a write in another tree, and after one that is refused", async () => {
    const { anna, tree } = await aFamily()
    const path = `/trees/${tree.id}/persons`
    const { tag } = await get(path)
    await stage.tree.person({ given_name: "Zoe" })
    const body = { given_name: "Zoe" }
    await stage.stranger.api.PATCH("/persons/{person_id}", { ...at({ person_id: anna.id }), body })
    expect(await again(path, tag)).to.equal(304)
  })

  it("of one reader gives no other reader 304, nor does that of another page, query or address", async () => {
    const { tree, paths } = await aFamily()
    const viewer = await tree.join("viewer")
    for (const path of paths) {
      const { tag } = await get(path)
      expect(await again(path, tag, viewer), path).to.not.equal(304)
      expect(await again(path, tag, stage.stranger), path).to.not.equal(304)
      expect(await again(path, tag, null), path).to.not.equal(304)
    }
    const first = await get(`/trees/${tree.id}/persons?limit=1`)
    const next = /<[^>]*\/api\/v1([^>]*)>/.exec(first.response.headers.get("link") ?? "")?.[1] ?? ""
    const second = await get(next)
    expect(second.status).to.equal(200)
    const tags = [
      first.tag,
      second.tag,
      (await get(`/trees/${tree.id}/persons`)).tag,
      (await get(`/trees/${tree.id}/persons?q=a`)).tag,
    ]
    expect(new Set(tags).size).to.equal(4)
    expect(await again(next, first.tag)).to.equal(200)
  })

  it("never belongs to rows of another revision, while others write", async () => {
    const { anna, tree } = await aFamily()
    const paths = ["persons", "relationships", "events", "changes"].map((list) => `/trees/${tree.id}/${list}`)
    for (let round = 0; round < 30; round += 1) {
      const before = new Map<string, { readonly tag: string; readonly body: string }>()
      for (const path of paths) before.set(path, await get(path))
      const body = { notes: `Round ${round}` }
      const write = dataOf(stage.owner.api.PATCH("/persons/{person_id}", { ...at({ person_id: anna.id }), body }))
      const during = await Promise.all(
        [...paths, ...paths, ...paths].map(async (path) => ({ path, ...(await get(path)) })),
      )
      await write
      const after = new Map<string, { readonly tag: string; readonly body: string }>()
      for (const path of paths) after.set(path, await get(path))
      for (const { path, tag, body: read } of during)
        for (const known of [before.get(path), after.get(path)])
          if (known?.tag === tag) expect(read, path).to.equal(known.body)
    }
  })

  it("gives nothing to a reader who has lost the right to read", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    const viewer = await tree.join("viewer")
    const path = `/trees/${tree.id}/persons`
    const { tag } = await get(path, viewer)
    expect(await again(path, tag, viewer)).to.equal(304)
    const user_id = viewer.user.id
    await stage.owner.api.DELETE("/trees/{tree_id}/members/{user_id}", at({ tree_id: tree.id, user_id }))
    expect(await again(path, tag, viewer)).to.equal(403)
    expect(await again(path, "*", viewer)).to.equal(403)
  })

  it("is that of the viewed reader with View-As", async () => {
    const { tree } = await aFamily()
    const path = `/public/trees/${tree.id}/persons`
    const { tag } = await get(path, null)
    const viewed = await get(path, stage.owner, { "View-As": "anonymous" })
    expect(viewed.tag).to.equal(tag)
    expect((await get(path, stage.owner, { "View-As": "anonymous", "If-None-Match": tag })).status).to.equal(304)
    expect((await get(path, stage.owner, { "If-None-Match": tag })).status).to.equal(200)
  })

  it("of a compressed answer gives 304 in any coding", async () => {
    const { tree } = await aFamily()
    for (let number = 0; number < 6; number += 1) await tree.person({ given_name: `Person ${number}` })
    const path = `/trees/${tree.id}/persons`
    const zipped = await get(path, stage.owner, { "Accept-Encoding": "gzip" })
    expect(zipped.tag).to.match(/-gzip"$/)
    const known = await get(path, stage.owner, { "Accept-Encoding": "gzip", "If-None-Match": zipped.tag })
    expect([known.status, known.tag, known.response.headers.get("vary")?.includes("Accept-Encoding")]).to.deep.equal([
      304,
      zipped.tag,
      true,
    ])
  })
})
