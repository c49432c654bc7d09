import { expect } from "chai"
import { partnershipEventTypes, personEventTypes } from "../../core/domain/event.ts"
import type { Schemas } from "../support/http.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, ifMatch, NOWHERE, plantTree, refused, send, statusOf, dataOf } from "../support/tree-scene.ts"

type DateInput = Schemas["DateInput"]

/** What is sent, how it is composed, and its Julian day number. */
const dates: readonly (readonly [DateInput, string, number | null])[] = [
  [{ day: 12, month: 3, year: 1850 }, "12 MAR 1850", 2_396_829],
  [{ month: 3, year: 1850 }, "MAR 1850", 2_396_818],
  [{ year: 1850 }, "1850", 2_396_759],
  [{ year: 850 }, "850", 2_031_517],
  [{ qualifier: "exact", calendar: "gregorian", year: 1850 }, "1850", 2_396_759],
  [{ qualifier: "about", day: 12, month: 3, year: 1850 }, "ABT 12 MAR 1850", 2_396_829],
  [{ qualifier: "calculated", year: 1850 }, "CAL 1850", 2_396_759],
  [{ qualifier: "estimated", year: 1850 }, "EST 1850", 2_396_759],
  [{ qualifier: "before", year: 1850 }, "BEF 1850", 2_396_759],
  [{ qualifier: "after", year: 1850 }, "AFT 1850", 2_396_759],
  [{ qualifier: "between", year: 1850, to_year: 1852 }, "BET 1850 AND 1852", 2_396_759],
  [{ qualifier: "from", year: 1850 }, "FROM 1850", 2_396_759],
  [{ qualifier: "to", year: 1850 }, "TO 1850", 2_396_759],
  [
    { qualifier: "from_to", month: 3, year: 1850, to_day: 2, to_month: 4, to_year: 1852 },
    "FROM MAR 1850 TO 2 APR 1852",
    2_396_818,
  ],
  [
    { qualifier: "interpreted", year: 1850, phrase: "the year of the flood" },
    "INT 1850 (the year of the flood)",
    2_396_759,
  ],
  [{ qualifier: "phrase", phrase: "when the war was over" }, "(when the war was over)", null],
  [{ calendar: "julian", day: 5, month: 10, year: 1582 }, "@#DJULIAN@ 5 OCT 1582", 2_299_161],
  [{ calendar: "gregorian", day: 15, month: 10, year: 1582 }, "15 OCT 1582", 2_299_161],
  [{ calendar: "julian", day: 29, month: 2, year: 1700 }, "@#DJULIAN@ 29 FEB 1700", 2_342_042],
  [{ calendar: "julian", day: 15, month: 3, year: -44 }, "@#DJULIAN@ 15 MAR 44 B.C.", 1_705_426],
  [{ year: -44 }, "44 B.C.", 1_705_355],
  [{ calendar: "hebrew", day: 1, month: 1, year: 5784 }, "@#DHEBREW@ 1 TSH 5784", 2_460_204],
  [{ calendar: "hebrew", month: 7, year: 5784 }, "@#DHEBREW@ ADS 5784", 2_460_381],
  [{ calendar: "french_republican", day: 1, month: 1, year: 1 }, "@#DFRENCH R@ 1 VEND 1", 2_375_840],
  [{ calendar: "french_republican", day: 6, month: 13, year: 3 }, "@#DFRENCH R@ 6 COMP 3", 2_376_935],
]

/** Dates that there are none of, and the place of each fault. */
const impossible: readonly (readonly [object, string])[] = [
  [{}, "date.year"],
  [{ month: 5 }, "date.year"],
  [{ day: 5, year: 1850 }, "date.month"],
  [{ day: 31, month: 4, year: 1850 }, "date, date.day"],
  [{ day: 29, month: 2, year: 1900 }, "date, date.day"],
  [{ day: 0, month: 2, year: 1900 }, "date.day"],
  [{ month: 13, year: 1850 }, "date.month"],
  [{ year: 0 }, "date.year"],
  [{ year: 10_000 }, "date.year"],
  [{ year: 1850.5 }, "date.year"],
  [{ calendar: "julian", day: 30, month: 2, year: 1700 }, "date, date.day"],
  [{ calendar: "hebrew", month: 7, year: 5783 }, "date.month"],
  [{ calendar: "hebrew", day: 30, month: 4, year: 5784 }, "date, date.day"],
  [{ calendar: "hebrew", year: -1 }, "date.year"],
  [{ calendar: "french_republican", day: 6, month: 13, year: 2 }, "date, date.day"],
  [{ calendar: "french_republican", day: 31, month: 1, year: 2 }, "date, date.day"],
  [{ qualifier: "between", year: 1850 }, "date.to_year"],
  [{ qualifier: "between", to_year: 1850 }, "date.year"],
  [{ qualifier: "from_to", year: 1852, to_year: 1850 }, "date.to_year"],
  [{ qualifier: "between", day: 2, month: 5, year: 1850, to_day: 1, to_month: 5, to_year: 1850 }, "date.to_year"],
  [{ qualifier: "between", year: 1850, to_day: 31, to_month: 2, to_year: 1851 }, "date, date.to_day"],
  [{ qualifier: "about", year: 1850, to_year: 1852 }, "date.to_year"],
  [{ qualifier: "phrase" }, "date.phrase"],
  [{ qualifier: "phrase", phrase: "when the war was over", year: 1918 }, "date.year"],
  [{ qualifier: "circa", year: 1850 }, "date.qualifier"],
  [{ calendar: "roman", year: 1850 }, "date.calendar"],
  [{ year: "1850" }, "date.year"],
  [{ year: 1850, century: 19 }, "date.century"],
  [["1850"], "date"],
]

onEveryHost("events", (stage) => {
  let emma: Schemas["PersonRead"]
  let charles: Schemas["PersonRead"]
  let couple: Schemas["RelationshipRead"]
  before(async () => {
    emma = await stage.tree.person({ given_name: "Emma" })
    charles = await stage.tree.person({ given_name: "Charles" })
    couple = await stage.tree.partners(emma, charles)
  })

  const create = (body: Schemas["EventCreate"]) =>
    stage.owner.api.POST("/trees/{tree_id}/events", { ...stage.tree.at, body })
  const patch = (event_id: string, body: Schemas["EventUpdate"], rest = {}) =>
    stage.owner.api.PATCH("/events/{event_id}", { ...at({ event_id }, rest), body })
  const ofEmma = (more: Partial<Schemas["EventCreate"]> = {}) =>
    stage.tree.event({ type: "residence", person_id: emma.id, ...more })

  it("are answered whole when made, with address and ETag", async () => {
    const { data, response } = await create({
      type: "occupation",
      person_id: emma.id,
      date: { year: 1850 },
      place: "Downe, Kent",
      detail: "Farmer",
      subtype: "tenant",
      cause: "a lease",
      notes: "Kept bees",
    })
    expect(response.status).to.equal(201)
    expect(response.headers.get("location")).to.equal(`/api/v1/events/${data?.id}`)
    expect(response.headers.get("etag")).to.equal('"1"')
    const { id: _id, place_id, created_at: _at, updated_at: _updated, ...rest } = data ?? expect.fail("no event")
    expect(place_id).to.be.a("string")
    expect(rest).to.deep.equal({
      tree_id: stage.tree.id,
      person_id: emma.id,
      relationship_id: null,
      type: "occupation",
      place: "Downe, Kent",
      detail: "Farmer",
      subtype: "tenant",
      cause: "a lease",
      age: null,
      address: null,
      coordinates: null,
      confidence: null,
      notes: "Kept bees",
      asserted: true,
      identifiers: [],
      file_changed_at: null,
      privacy: "default",
      version: 1,
      date: {
        qualifier: "exact",
        calendar: "gregorian",
        day: null,
        month: null,
        year: 1850,
        to_day: null,
        to_month: null,
        to_year: null,
        phrase: null,
        display: "1850",
        display_long: "1850",
        sort_day: 2_396_759,
      },
    })
    expect(await dataOf(stage.owner.api.GET("/events/{event_id}", at({ event_id: data?.id ?? "" })))).to.deep.equal(
      data,
    )
  })

  describe("a date", () => {
    it("is composed as GEDCOM words it, in every qualifier and calendar, and sorts by its earliest day", async () => {
      for (const [date, display, sort_day] of dates) {
        const { id } = await ofEmma({ date })
        expect(
          (await dataOf(stage.owner.api.GET("/events/{event_id}", at({ event_id: id })))).date,
          display,
        ).to.include({
          ...date,
          display,
          sort_day,
        })
      }
    })

    it("that there is none of is 422, and the answer names the part", async () => {
      for (const [date, path] of impossible) {
        const body = { type: "residence", person_id: emma.id, date }
        expect(
          await refused(send(stage.host, stage.owner, "POST", `/trees/${stage.tree.id}/events`, body)),
          JSON.stringify(date),
        ).to.equal(`422 at ${path}`)
      }
    })

    it("is replaced whole by a patch, cleared by null, and kept when a patch does not name it", async () => {
      const { id } = await ofEmma({ date: { qualifier: "about", day: 12, month: 3, year: 1850 } })
      expect((await dataOf(patch(id, { notes: "x" }))).date).to.include({ display: "ABT 12 MAR 1850" })
      expect((await dataOf(patch(id, { date: { year: 1851 } }))).date).to.include({
        qualifier: "exact",
        day: null,
        month: null,
        display: "1851",
      })
      expect(await refused(patch(id, { date: { month: 2 } }))).to.equal("422 at date.year")
      expect((await dataOf(stage.owner.api.GET("/events/{event_id}", at({ event_id: id })))).date?.display).to.equal(
        "1851",
      )
      expect((await dataOf(patch(id, { date: null }))).date).to.equal(null)
    })

    it("sent back as it was read changes nothing: display and sort_day are not read", async () => {
      const { id, date } = await ofEmma({ date: { year: 1850 } })
      expect(await dataOf(patch(id, { date }))).to.include({ version: 1 })
      expect((await dataOf(patch(id, { date: { year: 1850, display: "AFT 3000", sort_day: 1 } }))).date).to.include({
        display: "1850",
        sort_day: 2_396_759,
      })
    })
  })

  describe("a subject", () => {
    it("is a person or a partnership of this tree, never both and never neither", async () => {
      expect(await dataOf(create({ type: "marriage", relationship_id: couple.id }))).to.include({
        person_id: null,
        relationship_id: couple.id,
      })
      expect(await refused(create({ type: "marriage" }))).to.equal("422 at person_id")
      expect(await refused(create({ type: "marriage", person_id: emma.id, relationship_id: couple.id }))).to.equal(
        "422 at person_id",
      )
      expect(await refused(create({ type: "birth", person_id: NOWHERE }))).to.equal("422 at person_id")
      expect(await refused(create({ type: "marriage", relationship_id: NOWHERE }))).to.equal("422 at relationship_id")
      const elsewhere = await plantTree(stage.host, stage.owner)
      expect(await refused(create({ type: "birth", person_id: (await elsewhere.person()).id }))).to.equal(
        "422 at person_id",
      )
      const child = await stage.tree.person()
      expect(
        await refused(create({ type: "birth", relationship_id: (await stage.tree.parent(emma, child)).id })),
      ).to.equal("422 at relationship_id")
      expect(
        await refused(
          send(stage.host, stage.owner, "POST", `/trees/${stage.tree.id}/events`, { type: "birth", person_id: "emma" }),
        ),
      ).to.equal("422 at person_id")
    })

    it("stays: a patch does not take another", async () => {
      const { id } = await ofEmma()
      expect(
        await refused(send(stage.host, stage.owner, "PATCH", `/events/${id}`, { person_id: charles.id })),
      ).to.equal("422 at person_id")
    })
  })

  describe("a type", () => {
    it("is one of the curated ones, or any other text of 1 to 64 characters", async () => {
      for (const type of personEventTypes) expect(await ofEmma({ type })).to.include({ type })
      for (const type of partnershipEventTypes)
        expect(await stage.tree.event({ type, relationship_id: couple.id })).to.include({ type })
      for (const type of ["Beagle voyage", "x".repeat(64)]) expect(await ofEmma({ type })).to.include({ type })
      const wrong = (type: unknown) =>
        refused(send(stage.host, stage.owner, "POST", `/trees/${stage.tree.id}/events`, { type, person_id: emma.id }))
      for (const type of ["", "  ", "x".repeat(65), 7, null])
        expect(await wrong(type), String(type)).to.equal("422 at type")
      expect(
        await refused(send(stage.host, stage.owner, "POST", `/trees/${stage.tree.id}/events`, { person_id: emma.id })),
      ).to.equal("422 at type")
    })

    it("is listed in the vocabulary when curated", async () => {
      const vocabulary = JSON.stringify(await dataOf(stage.host.client().GET("/vocabulary")))
      for (const type of [...personEventTypes, ...partnershipEventTypes]) expect(vocabulary).to.include(`"${type}"`)
    })
  })

  describe("a place", () => {
    it("is one for any case and spacing, is counted with its events, and is visible to members only", async () => {
      const open = await plantTree(stage.host, stage.owner, "public")
      const { id: person_id } = await open.person({ death: {} })
      const first = await open.event({ type: "residence", person_id, place: "Downe, Kent" })
      const second = await open.event({ type: "census", person_id, place: "  downe,  KENT " })
      expect(second).to.include({ place: "Downe, Kent", place_id: first.place_id })
      await open.event({ type: "census", person_id, place: "Shrewsbury" })
      const places = await dataOf(stage.owner.api.GET("/trees/{tree_id}/places", open.at))
      expect(places.map(({ name, event_count }) => [name, event_count])).to.deep.equal([
        ["Downe, Kent", 2],
        ["Shrewsbury", 1],
      ])
      expect(await refused(stage.stranger.api.GET("/trees/{tree_id}/places", open.at))).to.equal("403 forbidden")
    })

    it("is cleared by null or blanks, and changed for its own event only", async () => {
      const [one, other] = [await ofEmma({ place: "Maer" }), await ofEmma({ place: "Maer" })]
      expect(await dataOf(patch(one.id, { place: "Maer Hall" }))).to.include({ place: "Maer Hall" })
      expect(await dataOf(stage.owner.api.GET("/events/{event_id}", at({ event_id: other.id })))).to.include({
        place: "Maer",
      })
      expect(await dataOf(patch(one.id, { place: "  " }))).to.include({ place: null, place_id: null })
      expect(await dataOf(patch(other.id, { place: null }))).to.include({ place: null, place_id: null })
    })
  })

  it("are changed by a patch, and refused to a stale one", async () => {
    const { id } = await ofEmma({ detail: "Farmer", notes: "Kept bees" })
    expect(await dataOf(patch(id, { detail: null, type: "occupation" }))).to.include({
      type: "occupation",
      detail: null,
      notes: "Kept bees",
      version: 2,
    })
    expect(await dataOf(patch(id, {}))).to.include({ version: 2 })
    expect(await refused(patch(id, { notes: "Other" }, ifMatch(1)))).to.equal("412 version_stale")
    expect(
      await refused(
        send(stage.host, stage.owner, "PATCH", `/events/${id}`, { type: null, place_id: NOWHERE, detail: 3 }),
      ),
    ).to.equal("422 at type, detail, place_id")
  })

  it("that are hidden leave the years of the others to non-members: in records, cards, searches, orders and filters", async () => {
    const open = await plantTree(stage.host, stage.owner, "public")
    const hidden = { privacy: "hidden" } as const
    const birth = { ...hidden, date: { year: 1790 }, place: "Concealed" }
    const person = await open.person({ given_name: "Erasmus", birth })
    await open.event({ type: "birth", person_id: person.id, date: { year: 1810 }, place: "Down" })
    await open.event({ type: "death", person_id: person.id, date: { year: 1850 }, ...hidden })
    await open.event({ type: "burial", person_id: person.id, date: { year: 1851 }, place: "Malvern" })
    const [elder, younger] = [
      await open.person({ birth: { date: { year: 1800 } }, is_living: false }),
      await open.person({ birth: { date: { year: 1820 } }, is_living: false }),
    ]
    const years = [1790, 1850, 1810, 1851]
    for (const [{ api }, birth_year, death_year, place] of [
      [stage.owner, years[0], years[1], "Concealed"],
      [stage.stranger, years[2], years[3], "Down"],
    ] as const) {
      const read = await dataOf(api.GET("/persons/{person_id}", at({ person_id: person.id })))
      expect(read).to.include({ birth_year, death_year })
      const query = (more: object) => ({ params: { path: { tree_id: open.id }, query: more } })
      const list = (more: object) => dataOf(api.GET("/trees/{tree_id}/persons", query(more)))
      const [card] = (await list({ fields: "card" })).filter(({ id }) => id === person.id)
      expect(card).to.include({ birth_year, death_year })
      expect(card !== undefined && "birth" in card ? card.birth?.place : null).to.equal(place)
      const [hit] = await list({ q: `Erasmus ${birth_year}` })
      expect(hit !== undefined && "context" in hit ? hit.context?.birth_place : null).to.equal(place)
      expect((await list({ q: String(birth_year) })).map(({ id }) => id)).to.include(person.id)
      const inOrder = [elder, younger].toSpliced(birth_year === 1790 ? 0 : 1, 0, person).map(({ id }) => id)
      expect((await list({ sort: "birth" })).map(({ id }) => id)).to.deep.equal(inOrder)
      expect((await list({ sort: "birth", limit: 2 })).map(({ id }) => id)).to.deep.equal(inOrder.slice(0, 2))
      expect((await list({ born_from: birth_year, born_to: birth_year })).map(({ id }) => id)).to.deep.equal([
        person.id,
      ])
    }
  })

  it("that are hidden are for members only, with the years that they provide, their citations and sources", async () => {
    const open = await plantTree(stage.host, stage.owner, "public")
    const person = await open.person({ birth: { date: { year: 1809 } }, death: { date: { year: 1882 } } })
    const [birth] = (
      await dataOf(stage.owner.api.GET("/persons/{person_id}/events", at({ person_id: person.id })))
    ).filter(({ type }) => type === "birth")
    const event_id = birth?.id ?? expect.fail("no birth")
    const source = await open.source()
    const citation = await open.cite(source, { event_id })
    expect(birth).to.include({ asserted: true, privacy: "default" })
    expect(await dataOf(patch(event_id, { privacy: "hidden" }))).to.include({ privacy: "hidden", version: 2 })

    const tagOf = async ({ api }: typeof stage.owner) => {
      const { data, response } = await api.GET("/persons/{person_id}", at({ person_id: person.id }))
      const tag = response.headers.get("etag")?.replace(/^"[\w-]{22}"$/, "of the answer")
      return [data?.birth_year, data?.death_year, tag]
    }
    expect(await tagOf(stage.owner)).to.deep.equal([1809, 1882, '"2"'])
    expect(await tagOf(stage.stranger)).to.deep.equal([null, 1882, "of the answer"])
    for (const { api } of [stage.stranger, { api: stage.host.client() }]) {
      const listed = await dataOf(api.GET("/public/persons/{person_id}/events", at({ person_id: person.id })))
      expect(listed.map(({ type }) => type)).to.deep.equal(["death"])
    }
    expect(await statusOf(stage.stranger.api.GET("/events/{event_id}", at({ event_id })))).to.equal(404)
    expect(
      await statusOf(stage.stranger.api.GET("/citations/{citation_id}", at({ citation_id: citation.id }))),
    ).to.equal(404)
    expect(await statusOf(stage.stranger.api.GET("/sources/{source_id}", at({ source_id: source.id })))).to.equal(404)

    await dataOf(patch(event_id, { privacy: "default" }))
    expect(await tagOf(stage.stranger)).to.deep.equal([1809, 1882, "of the answer"])
    expect(await statusOf(stage.stranger.api.GET("/sources/{source_id}", at({ source_id: source.id })))).to.equal(200)
    expect(
      await refused(send(stage.host, stage.owner, "PATCH", `/events/${event_id}`, { privacy: "redacted" })),
    ).to.equal("422 at privacy")
    const occupation = { type: "occupation", person_id: person.id, privacy: "hidden" } as const
    expect(await open.event(occupation)).to.include({ privacy: "hidden" })
  })

  it("are gone when deleted, with their citations", async () => {
    const { id } = await ofEmma()
    const citation = await stage.tree.cite(await stage.tree.source(), { event_id: id })
    const remove = (rest = {}) => stage.owner.api.DELETE("/events/{event_id}", at({ event_id: id }, rest))
    expect(await refused(remove(ifMatch(2)))).to.equal("412 version_stale")
    expect(await statusOf(remove(ifMatch(1)))).to.equal(204)
    expect(await refused(remove())).to.equal("404 not_found")
    expect(await refused(stage.owner.api.GET("/events/{event_id}", at({ event_id: id })))).to.equal("404 not_found")
    expect(await refused(stage.owner.api.GET("/citations/{citation_id}", at({ citation_id: citation.id })))).to.equal(
      "404 not_found",
    )
  })

  it("of a person are their own and those of their partnerships, in the order in which they were made", async () => {
    const [anna, ben, carl] = [await stage.tree.person(), await stage.tree.person(), await stage.tree.person()]
    const [first, second] = [await stage.tree.partners(anna, ben), await stage.tree.partners(carl, anna)]
    const made = [
      await stage.tree.event({ type: "birth", person_id: anna.id }),
      await stage.tree.event({ type: "marriage", relationship_id: first.id }),
      await stage.tree.event({ type: "death", person_id: ben.id }),
      await stage.tree.event({ type: "marriage", relationship_id: second.id }),
    ].map(({ id }) => id)
    const of = async (person_id: string) =>
      (await dataOf(stage.owner.api.GET("/persons/{person_id}/events", at({ person_id })))).map(({ id }) =>
        made.indexOf(id),
      )
    expect([await of(anna.id), await of(ben.id), await of(carl.id)]).to.deep.equal([[0, 1, 3], [1, 2], [3]])
    const ofCouple = await dataOf(
      stage.owner.api.GET("/relationships/{relationship_id}/events", at({ relationship_id: first.id })),
    )
    expect(ofCouple.map(({ id }) => made.indexOf(id))).to.deep.equal([1])
  })

  it("set the person's years: the first birth, the first death, else a burial", async () => {
    const { id: person_id } = await stage.tree.person()
    const years = async () => {
      const { birth_year, death_year } = await dataOf(stage.owner.api.GET("/persons/{person_id}", at({ person_id })))
      return [birth_year, death_year]
    }
    const birth = await stage.tree.event({
      type: "birth",
      person_id,
      date: { qualifier: "between", year: 1806, to_year: 1808 },
    })
    await stage.tree.event({ type: "christening", person_id, date: { year: 1810 } })
    await stage.tree.event({ type: "burial", person_id, date: { year: 1897 } })
    expect(await years()).to.deep.equal([1808, 1897])
    await stage.tree.event({ type: "death", person_id, date: { year: 1896 } })
    expect(await years()).to.deep.equal([1808, 1896])
    await dataOf(patch(birth.id, { type: "baptism" }))
    expect(await years()).to.deep.equal([null, 1896])
    await dataOf(patch(birth.id, { type: "birth", date: { calendar: "french_republican", month: 4, year: 8 } }))
    expect(await years()).to.deep.equal([1800, 1896])
  })

  it("are written by editors only; those of a private tree are visible to members only", async () => {
    const { id: event_id } = await ofEmma()
    const viewer = await stage.tree.join("viewer")
    for (const { api } of [viewer, stage.stranger]) {
      expect(
        await refused(
          api.POST("/trees/{tree_id}/events", { ...stage.tree.at, body: { type: "birth", person_id: emma.id } }),
        ),
      ).to.equal("403 forbidden")
      expect(await refused(api.PATCH("/events/{event_id}", { ...at({ event_id }), body: {} }))).to.equal(
        "403 forbidden",
      )
      expect(await refused(api.DELETE("/events/{event_id}", at({ event_id })))).to.equal("403 forbidden")
    }
    expect(await statusOf(viewer.api.GET("/events/{event_id}", at({ event_id })))).to.equal(200)
    expect(await refused(stage.stranger.api.GET("/events/{event_id}", at({ event_id })))).to.equal("403 forbidden")
    expect(await refused(stage.stranger.api.GET("/trees/{tree_id}/events", stage.tree.at))).to.equal("403 forbidden")
    expect(await refused(stage.owner.api.GET("/events/{event_id}", at({ event_id: NOWHERE })))).to.equal(
      "404 not_found",
    )
  })

  it("are visible to others if all their persons are fully visible, including both partners", async () => {
    const open = await plantTree(stage.host, stage.owner, "public")
    const [dead, alsoDead, living] = [
      await open.person({ is_living: false }),
      await open.person({ is_living: false }),
      await open.person(),
    ]
    const [past, present] = [await open.partners(dead, alsoDead), await open.partners(dead, living)]
    const ids = [
      await open.event({ type: "residence", person_id: dead.id }),
      await open.event({ type: "residence", person_id: living.id }),
      await open.event({ type: "marriage", relationship_id: past.id }),
      await open.event({ type: "marriage", relationship_id: present.id }),
    ].map(({ id }) => id)
    const numbers = (events: readonly Schemas["EventRead"][]) => events.map(({ id }) => ids.indexOf(id))
    expect(numbers(await dataOf(stage.stranger.api.GET("/trees/{tree_id}/events", open.at)))).to.deep.equal([0, 2])
    expect(
      numbers(await dataOf(stage.stranger.api.GET("/persons/{person_id}/events", at({ person_id: dead.id })))),
    ).to.deep.equal([0, 2])
    expect(
      await dataOf(stage.stranger.api.GET("/persons/{person_id}/events", at({ person_id: living.id }))),
    ).to.deep.equal([])
    expect(
      await dataOf(
        stage.stranger.api.GET("/relationships/{relationship_id}/events", at({ relationship_id: present.id })),
      ),
    ).to.deep.equal([])
    const statuses = await Promise.all(
      ids.map((event_id) => statusOf(stage.stranger.api.GET("/events/{event_id}", at({ event_id })))),
    )
    expect(statuses).to.deep.equal([200, 404, 200, 404])
  })
})
