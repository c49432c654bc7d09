import { expect } from "chai"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, plantTree, refused, dataOf } from "../support/tree-scene.ts"

onEveryHost("a tree in numbers", (stage) => {
  /** Charles and Emma with a living son, and a source about Charles. */
  const aFamily = async (visibility: "public" | "private" = "public") => {
    const tree = await plantTree(stage.host, stage.owner, visibility)
    const date = { day: 12, month: 2, year: 1809 }
    const dead = { is_living: false }
    const charles = await tree.person({ given_name: "Charles", surname: "Darwin", ...dead, birth: { date } })
    const emma = await tree.person({ given_name: "Emma", surname: "Darwin", ...dead })
    const son = await tree.person({
      given_name: "Son",
      surname: "Hiding",
      is_living: true,
      birth: { date: { year: 2001 } },
    })
    const bond = await tree.partners(charles, emma)
    await tree.parent(charles, son)
    await tree.parent(emma, son)
    const wedding = await tree.event({
      ...{ type: "marriage", relationship_id: bond.id, place: "Maer" },
      date: { day: 29, month: 1, year: 1839 },
    })
    await tree.cite(await tree.source(), { person_id: charles.id })
    return { tree, charles, emma, son, wedding }
  }
  const publicly = async (path: string) => (await stage.host.fetch(`/api/v1/public/trees/${path}`)).json()

  const aged = (age: number | null) => ({
    persons: age === null ? 0 : 1,
    median: age,
    groups: age === null ? [] : [{ from_age: age, count: 1 }],
  })
  const noAges = { all: aged(null), women: aged(null), men: aged(null) }
  const noStatistics = {
    ...{ births_by_decade: [], births_by_month: [], given_names_by_decade: [], top_places: [] },
    ...{ life_spans: noAges, ages_at_marriage: noAges, ages_at_first_child: noAges, completeness_by_generation: [] },
  }
  const inFebruary = Array.from({ length: 12 }, (_, at) => ({ month: at + 1, count: at === 1 ? 1 : 0 }))
  const charlesIn1800 = [{ decade: 1800, names: [{ given_name: "Charles", count: 1 }] }]

  it("shows a member the numbers of all records, and how complete they are", async () => {
    const { tree } = await aFamily()
    expect(await dataOf(stage.owner.api.GET("/trees/{tree_id}/overview", tree.at))).to.deep.equal({
      counts: { persons: 3, families: 1, events: 3, places: 1, sources: 1, citations: 1, media: 0, possibly_living: 1 },
      earliest_year: 1809,
      latest_year: 2001,
      generations: 2,
      top_surnames: [
        { surname: "Darwin", count: 2 },
        { surname: "Hiding", count: 1 },
      ],
      completeness: { birth: 0.667, death: 0, parents: 0.333, sources: 0.333 },
      statistics: {
        ...noStatistics,
        births_by_decade: [
          { decade: 1800, count: 1 },
          { decade: 2000, count: 1 },
        ],
        births_by_month: inFebruary,
        ages_at_marriage: { ...noStatistics.ages_at_marriage, all: aged(30) },
        given_names_by_decade: [...charlesIn1800, { decade: 2000, names: [{ given_name: "Son", count: 1 }] }],
        top_places: [{ place: "Maer", count: 1 }],
      },
    })
    expect(await dataOf(stage.owner.api.GET("/trees/{tree_id}/surnames", tree.at))).to.deep.equal([
      { surname: "Darwin", count: 2 },
      { surname: "Hiding", count: 1 },
    ])
  })

  it("shows a stranger, by both surfaces, numbers of fully visible persons only", async () => {
    const { tree } = await aFamily()
    const seen = await publicly(`${tree.id}/overview`)
    expect(seen).to.deep.equal({
      counts: { persons: 2, families: 1, events: 2, places: 1, sources: 1, citations: 1, media: 0, possibly_living: 0 },
      earliest_year: 1809,
      latest_year: 1839,
      generations: 1,
      top_surnames: [{ surname: "Darwin", count: 2 }],
      completeness: { birth: 0.5, death: 0, parents: 0, sources: 0.5 },
      statistics: {
        ...noStatistics,
        births_by_decade: [{ decade: 1800, count: 1 }],
        births_by_month: inFebruary,
        ages_at_marriage: { ...noStatistics.ages_at_marriage, all: aged(30) },
        given_names_by_decade: charlesIn1800,
        top_places: [{ place: "Maer", count: 1 }],
      },
    })
    expect(await dataOf(stage.stranger.api.GET("/trees/{tree_id}/overview", tree.at))).to.deep.equal(seen)
    expect(await publicly(`${tree.id}/surnames`)).to.deep.equal([{ surname: "Darwin", count: 2 }])
  })

  it("is not found by strangers in a private tree", async () => {
    const { tree } = await aFamily("private")
    for (const path of ["overview", "surnames"]) {
      expect(await publicly(`${tree.id}/${path}`)).to.deep.include({ status: 404 })
    }
    expect(await refused(stage.stranger.api.GET("/trees/{tree_id}/overview", tree.at))).to.equal("403 forbidden")
    expect(await refused(stage.stranger.api.GET("/trees/{tree_id}/surnames", tree.at))).to.equal("403 forbidden")
  })

  it("pages its surnames", async () => {
    const { tree } = await aFamily()
    const first = await stage.owner.api.GET(
      "/trees/{tree_id}/surnames",
      at({ tree_id: tree.id }, { query: { limit: 1 } }),
    )
    expect(first.data).to.deep.equal([{ surname: "Darwin", count: 2 }])
    const [, next = ""] = /<([^>]*)>; rel="next"/.exec(first.response.headers.get("link") ?? "") ?? []
    const response = await stage.host.fetch(next, { headers: { authorization: `Bearer ${stage.owner.token}` } })
    expect(await response.json()).to.deep.equal([{ surname: "Hiding", count: 1 }])
  })

  it("lists anniversaries for members, by day, with the persons as cards", async () => {
    const { tree, charles, emma, wedding } = await aFamily()
    const query = { from: "2026-01-20", days: 24 }
    const found = await dataOf(
      stage.owner.api.GET("/trees/{tree_id}/anniversaries", at({ tree_id: tree.id }, { query })),
    )
    expect(found.map(({ on, type, years }) => [on, type, years])).to.deep.equal([
      ["2026-01-29", "marriage", 187],
      ["2026-02-12", "birth", 217],
    ])
    expect(found[0]).to.deep.include({ event_id: wedding.id })
    expect(found[0]?.persons.map(({ id, visibility }) => [id, visibility])).to.deep.equal([
      [charles.id, "full"],
      [emma.id, "full"],
    ])
    const less = { ...query, days: 23 }
    const fewer = await dataOf(
      stage.owner.api.GET("/trees/{tree_id}/anniversaries", at({ tree_id: tree.id }, { query: less })),
    )
    expect(fewer).to.have.length(1)
    const first = await stage.owner.api.GET(
      "/trees/{tree_id}/anniversaries",
      at({ tree_id: tree.id }, { query: { ...query, limit: 1 } }),
    )
    const [, next = ""] = /<([^>]*)>; rel="next"/.exec(first.response.headers.get("link") ?? "") ?? []
    const response = await stage.host.fetch(next, { headers: { authorization: `Bearer ${stage.owner.token}` } })
    expect(await response.json()).to.deep.equal(found.slice(1))
  })

  it("lists anniversaries from today on for thirty days if nothing else is asked for", async () => {
    const { tree, charles } = await aFamily()
    const inDays = (days: number) => {
      const day = new Date(Date.now() + days * 86_400_000)
      return { day: day.getUTCDate(), month: day.getUTCMonth() + 1, year: 1848 }
    }
    const near = await tree.event({ type: "census", person_id: charles.id, date: inDays(28) })
    await tree.event({ type: "census", person_id: charles.id, date: inDays(32) })
    const found = await dataOf(stage.owner.api.GET("/trees/{tree_id}/anniversaries", tree.at))
    expect(found.filter(({ type }) => type === "census").map(({ event_id }) => event_id)).to.deep.equal([near.id])
  })

  it("refuses anniversaries to those who are no members, and wrong days", async () => {
    const { tree } = await aFamily()
    const ask = (query: { from?: string; days?: number }) =>
      refused(stage.owner.api.GET("/trees/{tree_id}/anniversaries", at({ tree_id: tree.id }, { query })))
    expect(await refused(stage.stranger.api.GET("/trees/{tree_id}/anniversaries", tree.at))).to.equal("403 forbidden")
    expect(await ask({ from: "2026-02-29" })).to.equal("422 at from")
    expect(await ask({ from: "tomorrow" })).to.equal("422 at from")
    expect(await ask({ days: 0 })).to.equal("422 at days")
    expect(await ask({ days: 367 })).to.equal("422 at days")
  })
})
