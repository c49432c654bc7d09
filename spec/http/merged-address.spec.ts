import { expect } from "chai"
import type { TestUser } from "../support/http.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, dataOf, type HasId, NOWHERE, plantTree, statusOf } from "../support/tree-scene.ts"
import { undoScene } from "../support/undo-scene.ts"

onEveryHost("the address of a merged person", (stage) => {
  const { lastChange, undone } = undoScene(stage)

  const merge = (kept: HasId, from: HasId) =>
    dataOf(
      stage.owner.api.POST("/persons/{person_id}/merge", {
        ...at({ person_id: kept.id }),
        body: { from_id: from.id },
      }),
    )
  const read = async (path: string, who: TestUser | null, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await stage.host.fetch(`/api/v1${path}`, {
      redirect: "manual",
      headers: { ...headers, ...(who === null ? {} : { authorization: `Bearer ${who.token}` }) },
    })
    const { status } = answer
    const body: unknown = status === 404 ? await answer.json() : {}
    const problem = typeof body === "object" ? { ...body, request_id: null } : null
    return { status, location: answer.headers.get("location"), problem }
  }

  it("leads on to the kept person, there and below, with its query", async () => {
    const { tree, owner } = stage
    const [anna, twin] = [await tree.person({ given_name: "Anna" }), await tree.person({ given_name: "Anna" })]
    await merge(anna, twin)
    for (const rest of ["", "/names", "/family", "/page", "/ancestors?generations=2", "/history?limit=1", "/events"]) {
      expect(await read(`/persons/${twin.id}${rest}`, owner)).to.deep.equal({
        status: 308,
        location: `/api/v1/persons/${anna.id}${rest}`,
        problem: { request_id: null },
      })
    }
    const followed = await stage.host.fetch(`/api/v1/persons/${twin.id}`, {
      headers: { authorization: `Bearer ${owner.token}` },
    })
    expect(await followed.json()).to.include({ id: anna.id })
  })

  it("leads straight to the last of several merges, and to the first after an undo", async () => {
    const { tree, owner } = stage
    const [anna, twin, third] = [await tree.person(), await tree.person(), await tree.person()]
    await merge(twin, third)
    await merge(anna, twin)
    expect((await read(`/persons/${third.id}`, owner)).location).to.equal(`/api/v1/persons/${anna.id}`)
    const back = await undone(await lastChange(tree))
    expect((await read(`/persons/${third.id}`, owner)).location).to.equal(`/api/v1/persons/${twin.id}`)
    expect((await read(`/persons/${twin.id}`, owner)).status).to.equal(200)
    await undone(back)
    expect((await read(`/persons/${third.id}`, owner)).location).to.equal(`/api/v1/persons/${anna.id}`)
  })

  it("has nothing for those who do not see the kept person, in the words of an unknown id", async () => {
    const { owner, stranger, host } = stage
    const tree = await plantTree(host, owner, "public")
    const life = { birth: { date: { year: 1800 } }, death: { date: { year: 1860 } } }
    const [anna, twin] = [await tree.person(life), await tree.person(life)]
    const [hidden, other] = [await tree.person({ ...life, privacy: "hidden" }), await tree.person(life)]
    await merge(anna, twin)
    await merge(hidden, other)
    expect((await read(`/public/persons/${twin.id}`, null)).location).to.equal(`/api/v1/public/persons/${anna.id}`)
    expect((await read(`/persons/${twin.id}/names`, stranger)).location).to.equal(`/api/v1/persons/${anna.id}/names`)
    const asAnybody = { "View-As": "user" }
    expect((await read(`/persons/${twin.id}`, owner, asAnybody)).status).to.equal(308)
    for (const [prefix, who, headers] of [
      ["/public", null, {}],
      ["", stranger, {}],
      ["", owner, asAnybody],
    ] as const)
      expect(await read(`${prefix}/persons/${other.id}`, who, headers)).to.deep.equal(
        await read(`${prefix}/persons/${NOWHERE}`, who, headers),
      )
    const closed = await plantTree(host, owner)
    const [one, two] = [await closed.person(), await closed.person()]
    await merge(one, two)
    expect(await read(`/persons/${two.id}`, stranger)).to.deep.equal(await read(`/persons/${NOWHERE}`, stranger))
  })

  it("is not found by writes, in lists and as a deleted person", async () => {
    const { tree, owner } = stage
    const [anna, twin] = [await tree.person(), await tree.person()]
    await merge(anna, twin)
    const path = at({ person_id: twin.id })
    expect(await statusOf(owner.api.PATCH("/persons/{person_id}", { ...path, body: { notes: "x" } }))).to.equal(404)
    expect(await statusOf(owner.api.DELETE("/persons/{person_id}", path))).to.equal(404)
    expect(await statusOf(owner.api.POST("/persons/{person_id}/restore", path))).to.equal(404)
    for (const query of [{ ids: twin.id }, { deleted: true, limit: 500 }])
      expect(
        (
          await dataOf(owner.api.GET("/trees/{tree_id}/persons", { params: { path: { tree_id: tree.id }, query } }))
        ).map(({ id }) => id),
      ).to.not.include(twin.id)
    const body = { type: "partnership", from_person_id: anna.id, to_person_id: twin.id } as const
    expect(
      await statusOf(
        owner.api.POST("/trees/{tree_id}/relationships", { params: { path: { tree_id: tree.id } }, body }),
      ),
    ).to.equal(422)
  })
})
