import { expect } from "chai"
import type { TestUser } from "../support/http.ts"
import { upload } from "../support/media.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, dataOf, ifMatch, NOWHERE, plantTree, refused, statusOf, type TreeScene } from "../support/tree-scene.ts"

onEveryHost("comments", (stage) => {
  const say = ({ api }: TestUser, person_id: string, body: { text: string; mentions?: string[] }) =>
    api.POST("/persons/{person_id}/comments", { ...at({ person_id }), body })
  const onPerson = async ({ api }: TestUser, person_id: string) =>
    dataOf(api.GET("/persons/{person_id}/comments", at({ person_id })))
  const scene = async (): Promise<{ tree: TreeScene; viewer: TestUser; other: TestUser; anna: { id: string } }> => {
    const tree = await plantTree(stage.host, stage.owner, "public")
    const [viewer, other, anna] = [await tree.join("viewer"), await tree.join("viewer"), await tree.person()]
    return { tree, viewer, other, anna }
  }

  it("are written and read by every member, at persons, events, media and sources, oldest first", async () => {
    const { tree, viewer, anna } = await scene()
    const event = await tree.event({ type: "census", person_id: anna.id })
    const [media, source] = [await upload(stage.host, stage.owner, tree.id), await tree.source()]
    for (const [type, list, id] of [
      ["person", "persons", anna.id],
      ["event", "events", event.id],
      ["media", "media", media.id],
      ["source", "sources", source.id],
    ] as const) {
      const path = `/api/v1/${list}/${id}/comments`
      const send = (token: string, text: string) =>
        stage.host.fetch(path, {
          method: "POST",
          headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
          body: JSON.stringify({ text }),
        })
      const first = await (await send(viewer.token, "Two\nlines")).json()
      await send(stage.owner.token, "Second")
      expect(first).to.deep.include({
        ...{ tree_id: tree.id, subject_type: type, subject_id: id, text: "Two\nlines", mentions: [], edited_at: null },
        author: { id: viewer.user.id, display_name: viewer.user.display_name },
      })
      const listed: unknown = await (
        await stage.host.fetch(path, { headers: { authorization: `Bearer ${viewer.token}` } })
      ).json()
      expect(Array.isArray(listed) && listed.map((one: { text: string }) => one.text)).to.deep.equal([
        "Two\nlines",
        "Second",
      ])
    }
  })

  it("come in pages", async () => {
    const { viewer, anna } = await scene()
    for (const text of ["1", "2", "3"]) await dataOf(say(viewer, anna.id, { text }))
    const first = await stage.host.fetch(`/api/v1/persons/${anna.id}/comments?limit=2`, {
      headers: { authorization: `Bearer ${viewer.token}` },
    })
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1] ?? expect.fail("no next page")
    const rest = await stage.host.fetch(next, { headers: { authorization: `Bearer ${viewer.token}` } })
    expect(JSON.parse(await rest.text()).map((one: { text: string }) => one.text)).to.deep.equal(["3"])
  })

  it("are for members only: others who see the person are refused, and see none at its own address", async () => {
    const { viewer, anna } = await scene()
    const { id } = await dataOf(say(viewer, anna.id, { text: "Hello" }))
    const dead = stage.stranger
    expect(await statusOf(dead.api.GET("/persons/{person_id}/comments", at({ person_id: anna.id })))).to.equal(403)
    expect(await statusOf(say(dead, anna.id, { text: "Hello" }))).to.equal(403)
    for (const comment_id of [id, NOWHERE])
      expect(await refused(dead.api.GET("/comments/{comment_id}", at({ comment_id })))).to.equal("404 not_found")
    expect((await stage.host.fetch(`/api/v1/persons/${anna.id}/comments`)).status).to.equal(401)
  })

  it("are changed by their author only, with the version that was read, and say when", async () => {
    const { viewer, anna } = await scene()
    const { id } = await dataOf(say(viewer, anna.id, { text: "Helo" }))
    const change = ({ api }: TestUser, version: number, text: string) =>
      api.PATCH("/comments/{comment_id}", { params: { path: { comment_id: id }, ...ifMatch(version) }, body: { text } })
    expect(await statusOf(change(stage.owner, 1, "Mine"))).to.equal(403)
    expect(await statusOf(change(viewer, 7, "Hello"))).to.equal(412)
    const after = await dataOf(change(viewer, 1, "Hello"))
    expect([after.text, after.version, typeof after.edited_at]).to.deep.equal(["Hello", 2, "string"])
    expect((await dataOf(change(viewer, 2, "Hello"))).version).to.equal(2)
  })

  it("are deleted and restored by their author and by editors, and by nobody else", async () => {
    const { tree, viewer, other, anna } = await scene()
    const editor = await tree.join("editor")
    const { id } = await dataOf(say(viewer, anna.id, { text: "Hello" }))
    const own = at({ comment_id: id })
    expect(await statusOf(other.api.DELETE("/comments/{comment_id}", own))).to.equal(403)
    for (const who of [viewer, editor]) {
      expect(await statusOf(who.api.DELETE("/comments/{comment_id}", own))).to.equal(204)
      expect(await statusOf(who.api.GET("/comments/{comment_id}", own))).to.equal(404)
      expect(await onPerson(viewer, anna.id)).to.deep.equal([])
      expect(await statusOf(other.api.POST("/comments/{comment_id}/restore", own))).to.equal(404)
      expect(await statusOf(who.api.POST("/comments/{comment_id}/restore", own))).to.equal(200)
      expect(await refused(who.api.POST("/comments/{comment_id}/restore", own))).to.equal("409 not_deleted")
    }
    expect((await onPerson(viewer, anna.id)).map(({ text }) => text)).to.deep.equal(["Hello"])
  })

  it("mention members, each once; others are refused by the place in the list", async () => {
    const { viewer, other, anna } = await scene()
    const mentions = [other.user.id, stage.owner.user.id, other.user.id]
    const said = await dataOf(say(viewer, anna.id, { text: "Look", mentions }))
    expect(said.mentions).to.deep.equal([other.user.id, stage.owner.user.id])
    for (const id of [stage.stranger.user.id, NOWHERE]) {
      const refused = await say(viewer, anna.id, { text: "Look", mentions: [other.user.id, id] })
      expect([refused.response.status, refused.error?.errors?.[0]?.path]).to.deep.equal([422, "mentions.1"])
    }
  })

  it("keep a mention of somebody who has left, and take no new one", async () => {
    const { tree, viewer, other, anna } = await scene()
    const { id } = await dataOf(say(viewer, anna.id, { text: "Look", mentions: [other.user.id] }))
    await stage.owner.api.DELETE("/trees/{tree_id}/members/{user_id}", at({ tree_id: tree.id, user_id: other.user.id }))
    const change = (body: { text?: string; mentions?: string[] }) =>
      viewer.api.PATCH("/comments/{comment_id}", { ...at({ comment_id: id }), body })
    expect((await dataOf(change({ text: "Look!", mentions: [other.user.id] }))).mentions).to.deep.equal([other.user.id])
    await dataOf(change({ mentions: [] }))
    expect(await statusOf(change({ mentions: [other.user.id] }))).to.equal(422)
  })

  it("refuse a blank text and one of more than 10,000 characters", async () => {
    const { viewer, anna } = await scene()
    for (const text of ["", " \n", "x".repeat(10_001)])
      expect(await statusOf(say(viewer, anna.id, { text })), text.slice(0, 3)).to.equal(422)
    expect(await statusOf(say(viewer, anna.id, { text: "𝒳".repeat(10_000) }))).to.equal(201)
  })

  it("are not for assistants", async () => {
    const { viewer, anna } = await scene()
    const { token } = await dataOf(
      viewer.api.POST("/auth/tokens", { body: { name: "A model", scopes: ["read", "propose"] } }),
    )
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" }
    const path = `/api/v1/persons/${anna.id}/comments`
    for (const request of [{ headers }, { headers, method: "POST", body: JSON.stringify({ text: "Hello" }) }]) {
      const answer = await stage.host.fetch(path, request)
      expect([answer.status, JSON.parse(await answer.text()).code]).to.deep.equal([403, "scope_missing"])
    }
  })

  it("are in the history of the person and in the feed, named by what they are about", async () => {
    const { tree, viewer, anna } = await scene()
    await stage.owner.api.PATCH("/persons/{person_id}", { ...at({ person_id: anna.id }), body: { notes: "x" } })
    const event = await tree.event({ type: "census", person_id: anna.id })
    await dataOf(say(viewer, anna.id, { text: "Hello" }))
    await dataOf(
      viewer.api.POST("/events/{event_id}/comments", { ...at({ event_id: event.id }), body: { text: "There" } }),
    )
    const changes = await dataOf(
      stage.owner.api.GET("/persons/{person_id}/history", { params: { path: { person_id: anna.id } } }),
    )
    expect(changes.slice(0, 2).map(({ action }) => action)).to.deep.equal(["comment.create", "comment.create"])
    for (const { summary } of changes.slice(0, 2)) expect(summary).to.match(/^Added a comment on /)
  })

  it("follow a merge, and go back when it is undone", async () => {
    const { tree, viewer, anna } = await scene()
    const twin = await tree.person({ given_name: "Ann" })
    const said = await dataOf(say(viewer, twin.id, { text: "Hello" }))
    const { api } = stage.owner
    await dataOf(api.POST("/persons/{person_id}/merge", { ...at({ person_id: anna.id }), body: { from_id: twin.id } }))
    expect((await onPerson(viewer, anna.id)).map(({ id }) => id)).to.deep.equal([said.id])
    const [change] = await dataOf(api.GET("/trees/{tree_id}/changes", tree.at))
    await dataOf(api.POST("/changes/{change_id}/undo", { ...at({ change_id: change?.id ?? "" }) }))
    expect(await onPerson(viewer, anna.id)).to.deep.equal([])
    expect((await onPerson(viewer, twin.id)).map(({ id }) => id)).to.deep.equal([said.id])
  })

  it("go with their subject, and are not restored without it", async () => {
    const { viewer, anna } = await scene()
    const { id } = await dataOf(say(viewer, anna.id, { text: "Hello" }))
    const own = at({ comment_id: id })
    await stage.owner.api.DELETE("/persons/{person_id}", at({ person_id: anna.id }))
    expect(await statusOf(viewer.api.GET("/comments/{comment_id}", own))).to.equal(404)
    expect(await refused(viewer.api.POST("/comments/{comment_id}/restore", own))).to.equal("409 owner_deleted")
    await stage.owner.api.POST("/persons/{person_id}/restore", at({ person_id: anna.id }))
    expect((await dataOf(viewer.api.GET("/comments/{comment_id}", own))).text).to.equal("Hello")
  })

  it("keep no author whose account was deleted", async () => {
    const { tree, anna } = await scene()
    const leaving = await tree.join("viewer")
    await dataOf(say(leaving, anna.id, { text: "Hello" }))
    await leaving.api.DELETE("/users/me", { body: { email: leaving.email } })
    expect((await onPerson(stage.owner, anna.id)).map(({ author, text }) => [author, text])).to.deep.equal([
      [null, "Hello"],
    ])
  })
})
