import { expect } from "chai"
import type { HasId } from "../support/tree-scene.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, dataOf, NOWHERE, plantTree, refused } from "../support/tree-scene.ts"
import type { Api, Schemas } from "../support/http.ts"

onEveryHost("the reckoning of births and deaths", (stage) => {
  type Visibility = Schemas["TreeRead"]["visibility"]

  /** Ann without dates, with a mother, a husband, and a child who was born in 1845. */
  const aFamily = async (visibility: Visibility = "private") => {
    const tree = await plantTree(stage.host, stage.owner, visibility)
    const born = (year: number) => ({ birth: { date: { year } } })
    const ann = await tree.person({ given_name: "Ann", gender: "female", is_living: false })
    const mother = await tree.person({ given_name: "Mother", gender: "female", is_living: false, ...born(1800) })
    const husband = await tree.person({ given_name: "Husband", gender: "male", is_living: false })
    const child = await tree.person({ given_name: "Child", is_living: false, ...born(1845) })
    const descent = await tree.parent(mother, ann)
    await tree.parent(ann, child)
    const couple = await tree.partners(husband, ann)
    return { tree, ann, mother, husband, child, descent, couple }
  }
  const reckoning = ({ id }: HasId, api: Api = stage.owner.api) =>
    api.GET("/persons/{person_id}/reckoning", at({ person_id: id }))
  const birthEvent = async ({ id }: HasId): Promise<string> => {
    const events = await dataOf(stage.owner.api.GET("/persons/{person_id}/events", at({ person_id: id })))
    return events.find(({ type }) => type === "birth")?.id ?? ""
  }

  it("shows between which years a person was born and died, and the fact that gives each bound", async () => {
    const { ann, mother, child } = await aFamily()
    const [ofMother, ofChild] = [await birthEvent(mother), await birthEvent(child)]
    expect(await dataOf(reckoning(ann))).to.deep.equal({
      birth: {
        from: 1812,
        to: 1833,
        because: [
          { bound: "from", rule: "mother_youngest", event_id: ofMother, person_id: mother.id, year: 1800 },
          { bound: "to", rule: "mother_youngest", event_id: ofChild, person_id: child.id, year: 1845 },
        ],
      },
      death: {
        from: 1845,
        to: 1955,
        because: [
          { bound: "from", rule: "mother_alive", event_id: ofChild, person_id: child.id, year: 1845 },
          { bound: "to", rule: "lifespan", event_id: ofChild, person_id: child.id, year: 1845 },
        ],
      },
      contradictions: [],
    })
  })

  it("changes with the next edit of a relative, with another tag", async () => {
    const { tree, ann, husband, couple } = await aFamily()
    const before = await reckoning(ann)
    await tree.event({ type: "marriage", relationship_id: couple.id, date: { year: 1830 } })
    await tree.event({ type: "death", person_id: husband.id, date: { year: 1850 } })
    const after = await reckoning(ann)
    expect(after.data?.birth).to.deep.include({ from: 1812, to: 1827 })
    expect(after.response.headers.get("etag")).to.not.equal(before.response.headers.get("etag"))
  })

  it("names the facts that cannot all be true, and reckons from the person's own events meanwhile", async () => {
    const { tree, ann, mother, descent } = await aFamily()
    const wrong = await tree.event({ type: "birth", person_id: ann.id, date: { year: 1790 } })
    const ofMother = await birthEvent(mother)
    const { birth, contradictions } = await dataOf(reckoning(ann))
    expect([birth.from, birth.to]).to.deep.equal([1790, 1790])
    const facts = [
      { event_id: ofMother, relationship_id: null, person_id: mother.id },
      { event_id: null, relationship_id: descent.id, person_id: null },
      { event_id: wrong.id, relationship_id: null, person_id: ann.id },
    ]
    expect(contradictions).to.deep.equal([
      { facts, detail: "By these facts the birth would be in 1812 or later, and in 1790 or earlier." },
    ])
    expect((await dataOf(reckoning(mother))).contradictions).to.deep.equal(contradictions)
  })

  it("is for members: 403 for other users, 401 without an account, 404 for unknown persons and below /public", async () => {
    const { tree, ann } = await aFamily("public")
    const viewer = await tree.join("viewer")
    expect((await dataOf(reckoning(ann, viewer.api))).birth.from).to.equal(1812)
    expect(await refused(reckoning(ann, (await stage.host.user()).api))).to.equal("403 forbidden")
    expect(await refused(reckoning(ann, stage.host.client()))).to.equal("401 unauthenticated")
    expect(await refused(reckoning({ id: NOWHERE }))).to.equal("404 not_found")
    expect((await stage.host.fetch(`/api/v1/public/persons/${ann.id}/reckoning`)).status).to.equal(404)
  })

  it("is what the viewed reader gets under View-As", async () => {
    const { tree, ann } = await aFamily("public")
    const viewer = await tree.join("viewer")
    const as = async (reader: string) =>
      stage.host.fetch(`/api/v1/persons/${ann.id}/reckoning`, {
        headers: { authorization: `Bearer ${stage.owner.token}`, "view-as": reader },
      })
    expect((await as("anonymous")).status).to.be.oneOf([401, 403])
    expect((await as("user")).status).to.equal(403)
    expect(await (await as(viewer.user.id)).json()).to.deep.equal(await dataOf(reckoning(ann, viewer.api)))
  })

  describe("finds people by the years of their births", () => {
    const found = async (treeId: string, years: string, api: Api = stage.owner.api) =>
      dataOf(
        api.GET("/trees/{tree_id}/persons", { params: { path: { tree_id: treeId }, query: { born_between: years } } }),
      )
    const namesIn = async (...of: Parameters<typeof found>) =>
      (await found(...of)).map(({ display_name }) => display_name)

    it("that follow from relatives, where they meet those that are asked for; people without any bound never", async () => {
      const { tree } = await aFamily()
      await tree.person({ given_name: "Unbound", is_living: false })
      expect(await namesIn(tree.id, "1800..1800")).to.deep.equal(["Mother", "Husband"])
      expect(await namesIn(tree.id, "1812..1820")).to.deep.equal(["Ann", "Husband"])
      expect(await namesIn(tree.id, "1834..1900")).to.have.members(["Husband", "Child"])
      expect(await namesIn(tree.id, "-100..-50")).to.deep.equal([])
    })

    it("by page and with other filters", async () => {
      const { tree } = await aFamily()
      const query = { born_between: "1790..1850", sort: "name", limit: 1, count: true } as const
      const page = await stage.owner.api.GET("/trees/{tree_id}/persons", {
        params: { path: { tree_id: tree.id }, query: { ...query, gender: "female" } },
      })
      expect(page.response.headers.get("x-total-count")).to.equal("2")
      expect(page.data?.map(({ display_name }) => display_name)).to.deep.equal(["Ann"])
      expect(page.response.headers.get("link")).to.include("born_between=1790..1850")
    })

    it("for members; other readers get the list as without it", async () => {
      const { tree } = await aFamily("public")
      const all = 4
      const stranger = (await stage.host.user()).api
      expect(await found(tree.id, "1800..1800", stranger)).to.have.length(all)
      expect(await namesIn(tree.id, "1800..1800", (await tree.join("viewer")).api)).to.deep.equal(["Mother", "Husband"])
      const anonymous = await stage.host.fetch(`/api/v1/public/trees/${tree.id}/persons?born_between=1800..1800`)
      expect(await anonymous.json()).to.have.length(all)
    })

    it("unless the years are wrong, or a search is asked for too", async () => {
      const { tree } = await aFamily()
      const list = (query: { born_between: string; q?: string }) =>
        refused(stage.owner.api.GET("/trees/{tree_id}/persons", { params: { path: { tree_id: tree.id }, query } }))
      for (const years of ["1800", "1830..1820", "0..10", "a..b", "1800..12345"])
        expect(await list({ born_between: years }), years).to.equal("422 at born_between")
      expect(await list({ born_between: "1800..1810", q: "Ann" })).to.equal("422 at born_between")
    })
  })

  it("has its rules with their limits in the vocabulary", async () => {
    const { reckoning_rules: rules } = await dataOf(stage.host.client().GET("/vocabulary"))
    expect(rules.find(({ rule }) => rule === "mother_oldest")).to.deep.include({ limit: 56 })
    for (const { source } of rules) expect(source).to.match(/^[A-Z].{15,}\.$/)
  })
})
