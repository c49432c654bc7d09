import { expect } from "chai"
import type { Schemas } from "../support/http.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, plantTree, refused, dataOf, type TreeScene } from "../support/tree-scene.ts"

type Query = {
  readonly sort?: "created" | "-created" | "name" | "-name" | "birth" | "-birth" | "death" | "updated" | "-updated"
  readonly [filter: string]: string | number | boolean | undefined
}

onEveryHost("a list of persons", (stage) => {
  let tree: TreeScene
  const list = (query: Query, api = stage.owner.api) =>
    api.GET("/trees/{tree_id}/persons", at({ tree_id: tree.id }, { query }))
  const names = async (query: Query, api = stage.owner.api) =>
    (await dataOf(list(query, api))).map(({ display_name }) => display_name)

  beforeEach(async () => {
    tree = await plantTree(stage.host, stage.owner)
    const dead = { death: { date: { year: 1882 } } }
    const person = (given_name: string | null, surname: string | null, more: Schemas["PersonCreate"] = {}) =>
      tree.person({ given_name, surname, ...more })
    await person("Zoë", "Darwin", { ...dead, gender: "female", birth: { date: { year: 1820 } } })
    await person("Adam", "Ångström", { ...dead, birth: { date: { year: 1814 } } })
    await person("Anna", "darwin", { ...dead, gender: "female" })
    await person(null, "Zola", { ...dead, birth: { date: { year: 1840 } } })
    await person("Living", "Able", { birth: { date: { year: 2001 } } })
  })

  it("is sorted by name, birth and more, missing values last, in pages", async () => {
    const byName = ["Living Able", "Adam Ångström", "Anna darwin", "Zoë Darwin", "Zola"]
    expect(await names({ sort: "name" })).to.deep.equal(byName)
    expect(await names({ sort: "-name" })).to.deep.equal(byName.toReversed())
    expect(await names({ sort: "birth" })).to.deep.equal([
      ...["Adam Ångström", "Zoë Darwin", "Zola", "Living Able", "Anna darwin"],
    ])
    expect((await names({ sort: "-birth" })).at(-1)).to.equal("Anna darwin")
    const shown: string[] = []
    for (let cursor: string | undefined; shown.length < 5; ) {
      const { data = [], response } = await list({
        sort: "name",
        limit: 1,
        ...(cursor === undefined ? {} : { cursor }),
      })
      shown.push(...data.map(({ display_name = "" }) => display_name))
      const next = /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1]
      if (next === undefined) break
      cursor = new URL(next, "http://localhost").searchParams.get("cursor") ?? undefined
    }
    expect(shown).to.deep.equal(byName)
  })

  it("has only those that every filter matches", async () => {
    expect(await names({ surname: "DARWIN", sort: "name" })).to.deep.equal(["Anna darwin", "Zoë Darwin"])
    expect(await names({ letter: "a", sort: "name" })).to.deep.equal(["Living Able", "Adam Ångström"])
    expect(await names({ letter: "Å" })).to.have.length(2)
    expect(await names({ gender: "female", missing: "birth" })).to.deep.equal(["Anna darwin"])
    expect(await names({ living: true })).to.deep.equal(["Living Able"])
    expect(await names({ born_from: 1815, born_to: 1840 })).to.deep.equal(["Zoë Darwin", "Zola"])
    expect(await names({ surname: "?" })).to.deep.equal([])
  })

  it("has the number of persons on all pages, for members only", async () => {
    const total = async (query: Query, api = stage.owner.api) =>
      (await list({ count: true, ...query }, api)).response.headers.get("x-total-count")
    expect(await total({ limit: 2 })).to.equal("5")
    expect(await total({ letter: "d", limit: 1 })).to.equal("2")
    expect(await total({ letter: "?" })).to.equal("0")
    expect((await list({ limit: 2 })).response.headers.get("x-total-count")).to.equal(null)
    await dataOf(stage.owner.api.PATCH("/trees/{tree_id}", { ...tree.at, body: { visibility: "public" } }))
    expect(await total({}, stage.host.client())).to.equal(null)
    const open = at({ tree_id: tree.id }, { query: { count: true } })
    const published = await stage.host.client().GET("/public/trees/{tree_id}/persons", open)
    expect([published.response.status, published.response.headers.get("x-total-count")]).to.deep.equal([200, null])
  })

  it("keeps redacted persons out of every filter, and at the end of every order", async () => {
    await dataOf(stage.owner.api.PATCH("/trees/{tree_id}", { ...tree.at, body: { visibility: "public" } }))
    const open = async (query: Query) =>
      (
        await dataOf(stage.host.client().GET("/public/trees/{tree_id}/persons", at({ tree_id: tree.id }, { query })))
      ).map(({ display_name }) => display_name)
    for (const sort of ["name", "-name", "birth", "-birth", "updated", "-updated"] as const)
      expect((await open({ sort })).slice(sort.endsWith("birth") ? -2 : -1), sort).to.include("Living person")
    for (const query of [
      { letter: "a" },
      { surname: "able" },
      { born_from: 2000 },
      { living: true },
      { missing: "gender" },
    ])
      expect(await open(query), JSON.stringify(query)).not.to.include("Living person")
  })

  it("has cards of the same persons on request: with birth and death for those who see them, redacted for others", async () => {
    const cards = async (query: Query, { api } = stage.owner) => {
      const { data = [], response } = await list({ fields: "card", ...query }, api)
      return { cards: data.map((card) => ("birth" in card ? card : expect.fail("no card"))), response }
    }
    const { cards: all, response } = await cards({ sort: "name", count: true, limit: 2 })
    expect(all.map(({ display_name }) => display_name)).to.deep.equal(["Living Able", "Adam Ångström"])
    expect(all.map(({ birth }) => birth?.date?.year)).to.deep.equal([2001, 1814])
    expect(all.map(({ death }) => death?.date?.year)).to.deep.equal([undefined, 1882])
    expect(Object.keys(all[0] ?? {})).to.have.members([
      ...["id", "tree_id", "visibility", "display_name", "given_name", "surname", "gender", "possibly_living"],
      "death_known",
      ...["birth_year", "death_year", "birth", "death", "portrait", "context"],
    ])
    expect(all[0]?.context).to.deep.equal({ birth_place: null, parents: [], partners: [] })
    expect(response.headers.get("x-total-count")).to.equal("5")
    expect(response.headers.get("link")).to.include("fields=card")
    expect((await cards({ q: "zola" })).cards.map(({ display_name }) => display_name)).to.deep.equal(["Zola"])
    const ids = all.map(({ id }) => id).join()
    expect((await cards({ ids })).cards).to.have.length(2)
    await dataOf(
      stage.owner.api.PATCH("/trees/{tree_id}", { ...at({ tree_id: tree.id }), body: { visibility: "public" } }),
    )
    const seen = (await cards({ sort: "name" }, stage.stranger)).cards.at(-1)
    expect(seen).to.include({ visibility: "redacted", display_name: "Living person", birth: null, birth_year: null })
    expect(seen).to.not.have.property("context")
    expect(await refused(list({ fields: "all" }))).to.equal("422 at fields")
  })

  it("refuses an unknown order, a wrong year, a foreign cursor, and orders and filters beside a search", async () => {
    expect(await refused(list({ sort: "age" as "name" }))).to.equal("422 at sort")
    expect(await refused(list({ born_from: "x" }))).to.equal("422 at born_from")
    expect(await refused(list({ missing: "all" }))).to.equal("422 at missing")
    for (const cursor of ["[]", '["a"]', `[1,2,"${tree.id}"]`, tree.id, "{", '["\\u0000","b","x"]'])
      expect(await refused(list({ sort: "name", cursor })), cursor).to.equal("422 at cursor")
    for (const number of [9_007_199_254_740_991, -9_007_199_254_740_991, 8_640_000_000_000_001])
      for (const sort of ["birth", "updated"] as const)
        expect(await refused(list({ sort, cursor: `[${number},"${tree.id}"]` })), `${sort} ${number}`).to.equal(
          "422 at cursor",
        )
    expect(await refused(list({ q: "darwin", sort: "name" }))).to.equal("422 at sort")
    expect(await refused(list({ q: "darwin", born_to: 1900 }))).to.equal("422 at born_to")
    expect(await refused(list({ ids: tree.id, letter: "a" }))).to.equal("422 at letter")
    expect(await refused(list({ deleted: true, sort: "name" }))).to.equal("422 at sort")
    expect(await refused(list({ deleted: true, living: false }))).to.equal("422 at living")
    for (const chosen of [{ q: "darwin" }, { deleted: true }, { ids: tree.id }])
      expect(await refused(list({ ...chosen, count: true })), JSON.stringify(chosen)).to.equal("422 at count")
  })
})
