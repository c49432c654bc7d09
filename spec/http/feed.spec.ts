import { expect } from "chai"
import { describeEachCommit } from "../support/depth.ts"
import { eventually } from "../support/eventually.ts"
import { openStream } from "../support/event-stream.ts"
import { type Api, hosts, type Schemas } from "../support/http.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { sideBySideOnEveryHost } from "../support/side-by-side.ts"
import { plantTree, refused, dataOf, type TreeScene } from "../support/tree-scene.ts"

const feedOf = async (
  api: Api,
  { id }: TreeScene,
  query: { after?: number; limit?: number } = {},
): Promise<readonly Schemas["FeedItem"][]> => {
  const items = await dataOf(api.GET("/trees/{tree_id}/feed", { params: { path: { tree_id: id }, query } }))
  if (typeof items === "string") throw new Error("the feed is not JSON")
  return items
}

const seconds = (since: number): number => (performance.now() - since) / 1_000

onEveryHost("The feed of a tree", (stage) => {
  it("lists every change once, oldest first, with what happened to each record, and nothing else", async () => {
    const { host, owner } = stage
    const tree = await plantTree(host, owner)
    const person = await tree.person({ given_name: "Secretina" })
    await dataOf(
      owner.api.PATCH("/persons/{person_id}", {
        params: { path: { person_id: person.id } },
        body: { notes: "A secret note" },
      }),
    )
    await owner.api.DELETE("/persons/{person_id}", { params: { path: { person_id: person.id } } })
    await dataOf(owner.api.POST("/persons/{person_id}/restore", { params: { path: { person_id: person.id } } }))
    const items = await feedOf(owner.api, tree)
    expect(items.map(({ seq }) => seq)).to.deep.equal(items.map((_, index) => index + 1))
    expect(items.slice(-4).map(({ action }) => action)).to.deep.equal([
      "person.create",
      "person.update",
      "person.delete",
      "person.restore",
    ])
    const ops = items
      .slice(-4)
      .map(({ entries }) => entries.find(({ entity_id }) => entity_id === person.id))
      .map((entry) => [entry?.op, entry?.version])
    expect(ops).to.deep.equal([
      ["create", 1],
      ["update", 2],
      ["delete", 3],
      ["restore", 4],
    ])
    expect(items.every(({ actor_id, entries, entry_count }) => actor_id !== null && entries.length === entry_count)).to
      .be.true
    expect(JSON.stringify(items)).not.to.match(/secret/i)
  })

  it("continues after the number that the reader knows, within the limit", async () => {
    const { host, owner } = stage
    const tree = await plantTree(host, owner)
    for (const given of ["Anna", "Bela", "Carl"]) await tree.person({ given_name: given })
    const all = await feedOf(owner.api, tree)
    expect(await feedOf(owner.api, tree, { limit: 2 })).to.deep.equal(all.slice(0, 2))
    expect(await feedOf(owner.api, tree, { after: 2, limit: 1 })).to.deep.equal(all.slice(2, 3))
    expect(await feedOf(owner.api, tree, { after: all.length })).to.deep.equal([])
  })

  it("refuses a reader who is ahead of the tree, as after the restore of a backup", async () => {
    const { owner, tree } = stage
    const params = { path: { tree_id: tree.id }, query: { after: 1_000_000 } }
    expect(await refused(owner.api.GET("/trees/{tree_id}/feed", { params }))).to.equal("410 feed_expired")
    const stream = await openStream(stage.host, tree.id, { token: owner.token, lastEventId: 1_000_000 })
    expect(stream.status).to.equal(410)
    stream.kill()
  })

  it("is for members only", async () => {
    const { host, owner, stranger } = stage
    const tree = await plantTree(host, owner)
    await dataOf(owner.api.PATCH("/trees/{tree_id}", { ...tree.at, body: { visibility: "public" } }))
    const entries = { params: { path: { tree_id: tree.id, seq: 1 } } }
    expect(await refused(stranger.api.GET("/trees/{tree_id}/feed", tree.at))).to.equal("403 forbidden")
    expect(await refused(stranger.api.GET("/trees/{tree_id}/feed/{seq}/entries", entries))).to.equal("403 forbidden")
    expect(await refused(host.client().GET("/trees/{tree_id}/feed", tree.at))).to.equal("401 unauthenticated")
    expect((await openStream(host, tree.id, { token: stranger.token })).status).to.equal(403)
    const body = { email: stranger.email, role: "viewer" as const }
    await dataOf(owner.api.POST("/trees/{tree_id}/members", { ...tree.at, body }))
    expect((await feedOf(stranger.api, tree)).at(-1)?.action).to.equal("membership.create")
    await owner.api.DELETE("/trees/{tree_id}", tree.at)
    expect(await refused(stranger.api.GET("/trees/{tree_id}/feed", tree.at))).to.equal("404 not_found")
  })

  it("needs the scope feed of an API token", async () => {
    const { host, owner, tree } = stage
    const tokenFor = async (scope: "feed" | "read") =>
      (await dataOf(owner.api.POST("/auth/tokens", { body: { name: scope, scopes: [scope] } }))).token
    const [feed, read] = [await tokenFor("feed"), await tokenFor("read")]
    expect((await feedOf(host.client(feed), tree)).length).to.be.greaterThan(0)
    expect(await refused(host.client(read).GET("/trees/{tree_id}/feed", tree.at))).to.equal("403 scope_missing")
    const stream = await openStream(host, tree.id, { token: feed })
    expect(stream.status).to.equal(200)
    stream.kill()
  })

  it("pages the entries of a change, also those of an import beyond the first 1,000", async () => {
    const { host, owner } = stage
    const tree = await plantTree(host, owner)
    const people = Array.from({ length: 700 }, (_, index) => `0 @I${index}@ INDI\n1 NAME Person ${index} /Test/\n`)
    const form = new FormData()
    form.set("file", new Blob([`0 HEAD\n1 GEDC\n2 VERS 7.0\n${people.join("")}0 TRLR\n`]), "people.ged")
    const imported = await host.fetch(`/api/v1/trees/${tree.id}/gedcom/import`, {
      method: "POST",
      headers: { authorization: `Bearer ${owner.token}` },
      body: form,
    })
    expect(imported.ok, await imported.text()).to.be.true
    const item = (await feedOf(owner.api, tree)).at(-1)
    if (item === undefined) throw new Error("the import has no item")
    expect(item.entries.length).to.equal(1_000)
    expect(item.entry_count).to.be.greaterThan(1_399)
    const path = `/api/v1/trees/${tree.id}/feed/${item.seq}/entries?limit=600`
    const entries: Schemas["FeedEntry"][] = []
    for (let next: string | null = path; next !== null; ) {
      const answer: Response = await host.fetch(next, { headers: { authorization: `Bearer ${owner.token}` } })
      const page: readonly Schemas["FeedEntry"][] = JSON.parse(await answer.text())
      for (const entry of page) entries.push(entry)
      next = /<([^>]+)>/.exec(answer.headers.get("link") ?? "")?.[1] ?? null
    }
    expect(entries.slice(0, 1_000)).to.deep.equal(item.entries)
    expect(entries.length).to.equal(item.entry_count)
    expect(new Set(entries.map(({ entity_id }) => entity_id)).size).to.equal(item.entry_count)
    const none = { params: { path: { tree_id: tree.id, seq: item.seq + 1 } } }
    expect(await refused(owner.api.GET("/trees/{tree_id}/feed/{seq}/entries", none))).to.equal("404 not_found")
  })
})

onEveryHost("The stream of a tree", (stage) => {
  it("sends what is there, and then each change as it happens, uncompressed", async () => {
    const { host, owner } = stage
    const tree = await plantTree(host, owner)
    const stream = await openStream(host, tree.id, { token: owner.token })
    expect(stream.headers["content-type"]).to.equal("text/event-stream")
    expect(stream.headers["cache-control"]).to.equal("no-store")
    expect(stream.headers["content-encoding"]).to.equal(undefined)
    const before = await feedOf(owner.api, tree)
    await eventually(async () => expect(stream.items).to.deep.equal(before))
    const since = performance.now()
    await tree.person({ given_name: "Anna" })
    await eventually(async () => expect(stream.items.at(-1)?.action).to.equal("person.create"))
    expect(seconds(since)).to.be.lessThan(2)
    expect(stream.items).to.deep.equal(await feedOf(owner.api, tree))
    stream.kill()
  })

  it("resumes after Last-Event-ID, which takes precedence over after", async () => {
    const { host, owner } = stage
    const tree = await plantTree(host, owner)
    for (const given of ["Anna", "Bela", "Carl"]) await tree.person({ given_name: given })
    const all = await feedOf(owner.api, tree)
    const stream = await openStream(host, tree.id, { token: owner.token, lastEventId: 2, query: "?after=0" })
    await eventually(async () => expect(stream.items).to.deep.equal(all.slice(2)))
    stream.kill()
  })

  it("ends within 5 seconds of the end of a membership, and sends nothing that was committed after it", async () => {
    const { host, owner } = stage
    const tree = await plantTree(host, owner)
    const member = await tree.join("viewer")
    const stream = await openStream(host, tree.id, { token: member.token })
    await eventually(async () => expect(stream.items.at(-1)?.action).to.equal("membership.create"))
    const user_id = member.user.id
    const since = performance.now()
    await owner.api.DELETE("/trees/{tree_id}/members/{user_id}", { params: { path: { tree_id: tree.id, user_id } } })
    await tree.person({ given_name: "Later" })
    await stream.ended
    expect(seconds(since)).to.be.lessThan(5)
    expect(stream.items.at(-1)?.action).to.equal("membership.create")
  })

  it("answers HEAD without a stream", async () => {
    const { host, owner, tree } = stage
    const answer = await host.fetch(`/api/v1/trees/${tree.id}/feed`, {
      method: "HEAD",
      headers: { authorization: `Bearer ${owner.token}`, accept: "text/event-stream" },
    })
    expect(answer.status).to.equal(200)
    expect(answer.headers.get("content-type")).to.equal("text/event-stream")
  })
})

onEveryHost("The streams of an account", (stage) => {
  it("are at most 20; the next one is refused until one of them has ended, and another account has its own", async () => {
    const { host, owner } = stage
    const [tree, second] = [await plantTree(host, owner), await plantTree(host, owner)]
    const member = await tree.join("viewer")
    const open = (id: string, token: string) => openStream(host, id, { token })
    const streams = await Promise.all(
      Array.from({ length: 20 }, (_, n) => open(n < 10 ? tree.id : second.id, owner.token)),
    )
    expect(new Set(streams.map(({ status }) => status))).to.deep.equal(new Set([200]))
    const another = await open(tree.id, owner.token)
    await another.ended
    expect([another.status, JSON.parse(another.text()).code]).to.deep.equal([503, "store_busy"])
    expect(Number(another.headers["retry-after"])).to.be.greaterThan(0)
    const ofMember = await open(tree.id, member.token)
    expect(ofMember.status).to.equal(200)
    streams[0]?.kill()
    await eventually(async () => {
      const instead = await open(tree.id, owner.token)
      instead.kill()
      expect(instead.status).to.equal(200)
    })
    for (const stream of [...streams, ofMember]) stream.kill()
  })
})

describeEachCommit("The stream of a tree, in its time,", () => {
  sideBySideOnEveryHost([
    [
      "sends a comment within 20 seconds if nothing happens",
      async ({ host, owner }) => {
        const tree = await plantTree(host, owner)
        const stream = await openStream(host, tree.id, { token: owner.token })
        const since = performance.now()
        while (!stream.text().includes("\n:\n") && seconds(since) < 21)
          await new Promise((resolve) => setTimeout(resolve, 200))
        expect(stream.text()).to.include("\n:\n")
        expect(seconds(since)).to.be.lessThan(20)
        stream.kill()
      },
    ],
    [
      "ends within 5 seconds of the end of the session, the token or the tree",
      async ({ host, owner }) => {
        const tree = await plantTree(host, owner)
        const member = await tree.join("viewer")
        const body = { name: "feed", scopes: ["feed" as const] }
        const token = await dataOf(owner.api.POST("/auth/tokens", { body }))
        const ofMember = await openStream(host, tree.id, { token: member.token })
        const ofToken = await openStream(host, tree.id, { token: token.token })
        const ofOwner = await openStream(host, tree.id, { token: owner.token })
        let since = performance.now()
        await member.api.POST("/auth/logout")
        await ofMember.ended
        expect(seconds(since)).to.be.lessThan(5)
        since = performance.now()
        await owner.api.DELETE("/auth/tokens/{token_id}", { params: { path: { token_id: token.id } } })
        await ofToken.ended
        expect(seconds(since)).to.be.lessThan(5)
        since = performance.now()
        await owner.api.DELETE("/trees/{tree_id}", tree.at)
        await ofOwner.ended
        expect(seconds(since)).to.be.lessThan(5)
        expect(ofOwner.items.map(({ action }) => action)).not.to.include("tree.delete")
      },
    ],
  ])
})

describe("A service with open streams", () => {
  for (const kind of hosts)
    it(`stops at once, on the ${kind.name} host`, async () => {
      const host = await kind.start({ SHUTDOWN_SECONDS: "60" })
      const owner = await host.user()
      const tree = await plantTree(host, owner)
      const stream = await openStream(host, tree.id, { token: owner.token })
      await eventually(() => expect(stream.items).to.have.length.greaterThan(0))
      const since = performance.now()
      await host.stop()
      await stream.ended
      expect(seconds(since)).to.be.lessThan(30)
    })
})
