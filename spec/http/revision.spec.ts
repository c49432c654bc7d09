import { expect } from "chai"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, plantTree, dataOf } from "../support/tree-scene.ts"

onEveryHost("the revision of a tree", (stage) => {
  const readOf = (id: string) => dataOf(stage.owner.api.GET("/trees/{tree_id}", at({ tree_id: id })))
  const revisionOf = async (id: string) => (await readOf(id)).revision ?? expect.fail("no revision")

  it("is the number of its last change, in every reply with the tree", async () => {
    const { host, owner } = stage
    const { api } = owner
    const created = await dataOf(api.POST("/trees", { body: { name: "Gravetye", visibility: "public" } }))
    const here = at({ tree_id: created.id })
    expect(created.revision).to.equal(1)
    await dataOf(api.POST("/trees/{tree_id}/persons", { ...here, body: { given_name: "Anna" } }))
    expect(await revisionOf(created.id)).to.equal(2)
    const updated = await dataOf(api.PATCH("/trees/{tree_id}", { ...here, body: { description: "Sussex" } }))
    expect(updated.revision).to.equal(3)
    const unchanged = await dataOf(api.PATCH("/trees/{tree_id}", { ...here, body: { description: "Sussex" } }))
    expect(unchanged.revision).to.equal(3)
    const listed = (await dataOf(api.GET("/trees"))).find(({ id }) => id === created.id)
    expect(listed?.revision).to.equal(3)
    for (const address of [`/public/trees/${created.id}`, "/public/trees?q=gravetye"]) {
      const body: unknown = await (await host.fetch(`/api/v1${address}`)).json()
      expect([body].flat()[0], address).to.include({ id: created.id, revision: null })
      const seen = await host.fetch(`/api/v1${address}`, { headers: { Authorization: `Bearer ${owner.token}` } })
      const ofMember: unknown = await seen.json()
      expect([ofMember].flat()[0], address).to.include({ id: created.id, revision: 3 })
    }
    await api.DELETE("/trees/{tree_id}", here)
    expect(await revisionOf(created.id)).to.equal(4)
    expect((await dataOf(api.POST("/trees/{tree_id}/restore", here))).revision).to.equal(5)
    expect((await dataOf(api.POST("/trees/{tree_id}/restore", here))).revision).to.equal(5)
    const [last] = await dataOf(api.GET("/trees/{tree_id}/changes", here))
    expect(last?.seq).to.equal(5)
  })

  it("stays the same when a write is refused or changes nothing", async () => {
    const { owner, stranger, host } = stage
    const tree = await plantTree(host, owner)
    const person = await tree.person({ given_name: "Anna" })
    const before = await revisionOf(tree.id)
    const here = at({ person_id: person.id })
    await owner.api.PATCH("/persons/{person_id}", { ...here, body: { given_name: "Anna" } })
    await stranger.api.PATCH("/persons/{person_id}", { ...here, body: { given_name: "Emma" } })
    expect(await revisionOf(tree.id)).to.equal(before)
  })

  it("changes the tag of the tree, and If-Match still accepts every tag of the current version", async () => {
    const { host, owner } = stage
    const tree = await plantTree(host, owner, "public")
    const tagOf = async (path: string, headers: Record<string, string>) =>
      (await host.fetch(`/api/v1${path}/${tree.id}`, { headers })).headers.get("etag") ?? ""
    const asOwner = { Authorization: `Bearer ${owner.token}` }
    const tags = async () => [await tagOf("/trees", asOwner), await tagOf("/public/trees", asOwner)]
    const before = await tags()
    await tree.source("Census")
    const after = await tags()
    expect(after[0]).to.not.equal(before[0])
    expect(after[1]).to.not.equal(before[1])
    const patch = (tag: string, description: string) =>
      owner.api.PATCH("/trees/{tree_id}", {
        ...at({ tree_id: tree.id }, { header: { "If-Match": tag } }),
        body: { description },
      })
    expect((await patch(before[0] ?? "", "Kent")).response.status).to.equal(200)
    expect((await patch(after[0] ?? "", "Sussex")).response.status).to.equal(412)
  })

  it("has no gap when writers work at the same time, and each update answers its own number", async () => {
    const { host, owner } = stage
    const tree = await plantTree(host, owner)
    const before = await revisionOf(tree.id)
    const writes = Array.from({ length: 6 }, async (_, number) => {
      await tree.person({ given_name: `Person ${number}` })
      const here = at({ tree_id: tree.id })
      return (await dataOf(owner.api.PATCH("/trees/{tree_id}", { ...here, body: { description: `${number}` } })))
        .revision
    })
    const revisions = await Promise.all(writes)
    expect(new Set(revisions).size).to.equal(6)
    expect(await revisionOf(tree.id)).to.equal(before + 12)
    const changes = await dataOf(owner.api.GET("/trees/{tree_id}/changes", at({ tree_id: tree.id })))
    const updates = changes.filter(({ action }) => action === "tree.update").map(({ seq }) => seq ?? 0)
    expect(updates.toSorted((a, b) => a - b)).to.deep.equal(revisions.toSorted((a, b) => (a ?? 0) - (b ?? 0)))
  })
})
