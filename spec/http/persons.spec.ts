import { expect } from "chai"
import type { Schemas } from "../support/http.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, ifMatch, NOWHERE, plantTree, refused, send, statusOf, dataOf } from "../support/tree-scene.ts"

const YEAR = new Date().getUTCFullYear()

onEveryHost("a person", (stage) => {
  const create = (body: Schemas["PersonCreate"]) =>
    stage.owner.api.POST("/trees/{tree_id}/persons", { ...stage.tree.at, body })
  const get = (id: string, { api } = stage.owner) => dataOf(api.GET("/persons/{person_id}", at({ person_id: id })))
  const patch = (id: string, body: Schemas["PersonUpdate"], rest = {}) =>
    stage.owner.api.PATCH("/persons/{person_id}", { ...at({ person_id: id }, rest), body })

  describe("when made", () => {
    it("is answered whole, with its address and its ETag", async () => {
      const { data, response } = await create({
        given_name: "Emma",
        surname: "Wedgwood",
        gender: "female",
        notes: "Played for Chopin",
      })
      expect(response.status).to.equal(201)
      expect(response.headers.get("location")).to.equal(`/api/v1/persons/${data?.id}`)
      expect(response.headers.get("etag")).to.equal('"1"')
      const { id, created_at, updated_at, names, ...rest } = data ?? expect.fail("nobody")
      expect(rest).to.deep.equal({
        tree_id: stage.tree.id,
        visibility: "full",
        display_name: "Emma Wedgwood",
        given_name: "Emma",
        surname: "Wedgwood",
        gender: "female",
        is_living: null,
        possibly_living: true,
        death_known: false,
        portrait: null,
        birth_year: null,
        death_year: null,
        notes: "Played for Chopin",
        privacy: "default",
        identifiers: [],
        file_changed_at: null,
        version: 1,
        deleted_at: null,
      })
      expect(id).to.match(/^[0-9a-f]{8}-[0-9a-f]{4}-7/)
      expect([created_at, updated_at].map((moment) => new Date(moment ?? "").toISOString())).to.deep.equal([
        created_at,
        updated_at,
      ])
      expect(
        names?.map(({ is_primary, name_type, given_name, surname }) => [is_primary, name_type, given_name, surname]),
      ).to.deep.equal([[true, "birth", "Emma", "Wedgwood"]])
    })

    it("brings birth and death along, and their years are the person's", async () => {
      const { id, ...made } = await stage.tree.person({
        given_name: "Charles",
        birth: { date: { day: 12, month: 2, year: 1809 }, place: "Shrewsbury" },
        death: { date: { year: 1882 } },
      })
      expect(made).to.include({ birth_year: 1809, death_year: 1882, possibly_living: false })
      const events = await dataOf(stage.owner.api.GET("/persons/{person_id}/events", at({ person_id: id })))
      expect(events.map(({ type, place, date }) => [type, place, date?.display])).to.deep.equal([
        ["birth", "Shrewsbury", "12 FEB 1809"],
        ["death", null, "1882"],
      ])
    })

    it(
      "has exactly one primary name: the one in the person object, else the one that is marked as primary, else the " +
        "first, else an empty one",
      async () => {
        const primary = async (body: Schemas["PersonCreate"]) => {
          const { id, display_name } = await stage.tree.person(body)
          const names = await dataOf(stage.owner.api.GET("/persons/{person_id}/names", at({ person_id: id })))
          expect(names.filter(({ is_primary }) => is_primary)).to.have.length(1)
          return [names.length, display_name]
        }
        const names = [{ given_name: "Etty" }, { given_name: "Henrietta", is_primary: true }]
        expect(await primary({ given_name: "Emma", names })).to.deep.equal([3, "Emma"])
        expect(await primary({ names })).to.deep.equal([2, "Henrietta"])
        expect(await primary({ names: [{ given_name: "Etty" }, { given_name: "Henrietta" }] })).to.deep.equal([
          2,
          "Etty",
        ])
        expect(await primary({})).to.deep.equal([1, "Unnamed"])
      },
    )

    it("is refused when anything is wrong with it, each fault by its place", async () => {
      const post = (body: unknown) =>
        refused(send(stage.host, stage.owner, "POST", `/trees/${stage.tree.id}/persons`, body))
      expect(await post({ gender: "f", is_living: "yes", privacy: "secret", given_name: "x".repeat(501) })).to.equal(
        "422 at gender, is_living, privacy, given_name",
      )
      expect(await post({ display_name: "Emma", birth_year: 1808 })).to.equal("422 at display_name, birth_year")
      expect(await post({ names: [{ name_type: "birth" }, { name_type: "pet" }] })).to.equal("422 at names.1.name_type")
      expect(await post({ birth: { date: { day: 30, month: 2, year: 1809 } } })).to.equal(
        "422 at birth.date, birth.date.day",
      )
      expect(await post({ death: { type: "death" } })).to.equal("422 at death.type")
      expect(
        await dataOf(
          stage.owner.api.GET("/trees/{tree_id}/persons", at({ tree_id: stage.tree.id }, { query: { q: "xxxxx" } })),
        ),
      ).to.deep.equal([])
    })
  })

  describe("when changed", () => {
    it("keeps what a patch does not name, clears what is null, and an empty patch changes nothing", async () => {
      const { id } = await stage.tree.person({
        given_name: "Emma",
        surname: "Wedgwood",
        gender: "female",
        notes: "Played for Chopin",
      })
      expect(await dataOf(patch(id, { surname: "Darwin" }))).to.include({
        given_name: "Emma",
        surname: "Darwin",
        display_name: "Emma Darwin",
        gender: "female",
        version: 2,
      })
      expect(await dataOf(patch(id, {}))).to.include({ version: 2, notes: "Played for Chopin" })
      expect(await dataOf(patch(id, { surname: "Darwin" }))).to.include({ version: 2 })
      expect(await dataOf(patch(id, { notes: null, gender: null }))).to.include({
        notes: null,
        gender: null,
        version: 3,
      })
      expect(await get(id)).to.include({ notes: null, surname: "Darwin", version: 3 })
    })

    it("passes given name and surname on to the primary name, and to no other", async () => {
      const { id } = await stage.tree.person({
        given_name: "Emma",
        surname: "Wedgwood",
        names: [{ name_type: "nickname", given_name: "Titty" }],
      })
      const { names } = await dataOf(patch(id, { given_name: "Emily" }))
      expect(names?.map(({ given_name, surname }) => [given_name, surname])).to.deep.equal([
        ["Emily", "Wedgwood"],
        ["Titty", null],
      ])
    })

    it("is refused a stale version, a setting that there is none of, and what follows from other records", async () => {
      const { id } = await stage.tree.person({ given_name: "Emma" })
      await dataOf(patch(id, { surname: "Darwin" }, ifMatch(1)))
      expect(await refused(patch(id, { surname: "Other" }, ifMatch(1)))).to.equal("412 version_stale")
      const wrong = (body: unknown) => refused(send(stage.host, stage.owner, "PATCH", `/persons/${id}`, body))
      expect(await wrong({ privacy: null, gender: "x" })).to.equal("422 at gender, privacy")
      expect(await wrong({ birth_year: 1808, version: 9, display_name: "E", names: [] })).to.equal(
        "422 at birth_year, version, display_name, names",
      )
      expect(await get(id)).to.include({ surname: "Darwin", version: 2 })
    })
  })

  describe("when birth or death is changed with it", () => {
    const eventsOf = async (person_id: string) =>
      (await dataOf(stage.owner.api.GET("/persons/{person_id}/events", at({ person_id })))).map(
        ({ type, date, place, notes, version }) => [type, date?.display ?? null, place, notes, version],
      )
    const logOf = async (id: string) =>
      (
        await dataOf(
          stage.owner.api.GET("/trees/{tree_id}/audit", at({ tree_id: stage.tree.id }, { query: { limit: 4 } })),
        )
      )
        .filter(({ entity_id, after, before }) => entity_id === id || JSON.stringify([before, after]).includes(id))
        .map(({ action }) => action)
        .toSorted()

    it("has the event made where there is none, and merged into where there is one; a date is replaced whole", async () => {
      const { id } = await stage.tree.person({ given_name: "Emma" })
      expect(
        await dataOf(patch(id, { birth: { date: { year: 1808, month: 5 }, place: "Maer" }, death: {} })),
      ).to.include({
        birth_year: 1808,
        death_year: null,
        possibly_living: false,
        version: 2,
      })
      expect(await eventsOf(id)).to.deep.equal([
        ["birth", "MAY 1808", "Maer", null, 1],
        ["death", null, null, null, 1],
      ])
      expect(await logOf(id)).to.include.members(["event.create", "event.create", "person.update"])
      const changed = await dataOf(patch(id, { birth: { date: { year: 1809 }, notes: "At home" } }, ifMatch(2)))
      expect(changed).to.include({ birth_year: 1809, version: 3 })
      expect(await dataOf(patch(id, { birth: { place: null } }))).to.include({ birth_year: 1809, version: 4 })
      expect(await eventsOf(id)).to.deep.equal([
        ["birth", "1809", null, "At home", 3],
        ["death", null, null, null, 1],
      ])
      expect(await refused(patch(id, { birth: { place: "Down" } }, ifMatch(3)))).to.equal("412 version_stale")
    })

    it("stays as it is under a patch that changes nothing of them", async () => {
      const { id } = await stage.tree.person({ birth: { date: { year: 1808 }, place: "Maer" } })
      for (const body of [{ birth: {} }, { birth: { place: "Maer", date: { year: 1808 } } }, { death: null }])
        expect(await dataOf(patch(id, body))).to.include({ version: 1 })
      expect(await eventsOf(id)).to.deep.equal([["birth", "1808", "Maer", null, 1]])
    })

    it("loses the event with null, and the next one counts", async () => {
      const { id } = await stage.tree.person({ birth: { date: { year: 1808 } }, death: { date: { year: 1896 } } })
      await stage.tree.event({ type: "birth", person_id: id, date: { year: 1810 } })
      expect(await dataOf(patch(id, { birth: null, death: null, notes: "Alive" }))).to.include({
        birth_year: 1810,
        death_year: null,
        notes: "Alive",
        version: 2,
      })
      expect(await logOf(id)).to.include.members(["event.delete", "event.delete", "person.update"])
      expect(await eventsOf(id)).to.deep.equal([["birth", "1810", null, null, 1]])
    })

    it("changes the first of several births, and no burial into a death", async () => {
      const { id } = await stage.tree.person({ birth: { date: { year: 1808 } } })
      await stage.tree.event({ type: "birth", person_id: id, date: { year: 1810 } })
      await stage.tree.event({ type: "burial", person_id: id, date: { year: 1896 }, place: "Downe" })
      expect(await dataOf(patch(id, { birth: { date: { year: 1807 } } }))).to.include({ birth_year: 1807 })
      expect(await dataOf(patch(id, { death: { date: { year: 1895 } } }))).to.include({ death_year: 1895 })
      expect((await eventsOf(id)).map(([type, date]) => `${type} ${date}`)).to.deep.equal([
        "birth 1807",
        "birth 1810",
        "death 1895",
        "burial 1896",
      ])
      expect(await dataOf(patch(id, { death: null }))).to.include({ death_year: 1896 })
      expect(await dataOf(patch(id, { death: null }))).to.include({ death_year: null, possibly_living: false })
    })

    it("is refused whole for a fault, by its place", async () => {
      const { id } = await stage.tree.person({ given_name: "Emma" })
      const wrong = (body: unknown) => refused(send(stage.host, stage.owner, "PATCH", `/persons/${id}`, body))
      expect(await wrong({ given_name: "Ann", birth: { date: { year: 1809, month: 2, day: 30 } } })).to.equal(
        "422 at birth.date, birth.date.day",
      )
      expect(await wrong({ birth: { date: { year: 1809 } }, death: { date: { year: 0 } } })).to.equal(
        "422 at death.date.year",
      )
      expect(await wrong({ birth: { type: "baptism" } })).to.equal("422 at birth.type")
      expect(await wrong({ death: "1882" })).to.equal("422 at death")
      expect(await get(id)).to.include({ given_name: "Emma", birth_year: null, version: 1 })
      expect(await eventsOf(id)).to.deep.equal([])
    })
  })

  describe("possibly living", () => {
    const living = async (body: Schemas["PersonCreate"]) => (await stage.tree.person(body)).possibly_living

    it("is who has neither a death fact nor a birth more than 100 years ago", async () => {
      expect(await living({})).to.equal(true)
      expect(await living({ birth: {} })).to.equal(true)
      expect(await living({ birth: { date: { year: YEAR - 100 } } })).to.equal(true)
      expect(await living({ birth: { date: { year: YEAR - 101 } } })).to.equal(false)
      expect(await living({ death: {} })).to.equal(false)
    })

    it("goes by the latest year of a birth between two years", async () => {
      expect(
        await living({ birth: { date: { qualifier: "between", year: YEAR - 150, to_year: YEAR - 90 } } }),
      ).to.equal(true)
      expect(
        await living({ birth: { date: { qualifier: "between", year: YEAR - 150, to_year: YEAR - 120 } } }),
      ).to.equal(false)
    })

    it("is what is_living says, whatever is recorded", async () => {
      expect(await living({ is_living: true, death: { date: { year: 1882 } } })).to.equal(true)
      expect(await living({ is_living: false, birth: { date: { year: YEAR - 3 } } })).to.equal(false)
    })

    it("ends with a burial or a cremation too, and begins again when that was an error", async () => {
      for (const type of ["burial", "cremation"]) {
        const { id } = await stage.tree.person({ given_name: "Emma" })
        const { id: event_id } = await stage.tree.event({ type, person_id: id, date: { year: 1896 } })
        expect(await get(id)).to.include({ possibly_living: false, death_year: 1896 })
        await stage.owner.api.DELETE("/events/{event_id}", at({ event_id }))
        expect(await get(id)).to.include({ possibly_living: true, death_year: null })
      }
    })
  })

  describe("to others than the members", () => {
    it("is not visible in a private tree: 403, and 404 on the public surface", async () => {
      const { id } = await stage.tree.person({ given_name: "Emma", death: {} })
      expect(await refused(stage.stranger.api.GET("/persons/{person_id}", at({ person_id: id })))).to.equal(
        "403 forbidden",
      )
      expect(await refused(stage.stranger.api.GET("/public/persons/{person_id}", at({ person_id: id })))).to.equal(
        "404 not_found",
      )
      expect(await refused(stage.host.client().GET("/persons/{person_id}", at({ person_id: id })))).to.equal(
        "401 unauthenticated",
      )
    })

    it("is redacted if possibly living or marked as living: the same keys, all but four of them null", async () => {
      const open = await plantTree(stage.host, stage.owner, "public")
      for (const body of [{ is_living: true }, { death: {}, privacy: "redacted" } as const]) {
        const { id } = await open.person({ given_name: "Emma", notes: "Played for Chopin", gender: "female", ...body })
        const full = await get(id)
        const seen = await get(id, stage.stranger)
        expect(Object.keys(seen)).to.deep.equal(Object.keys(full))
        const { id: _id, tree_id, visibility, display_name, ...rest } = seen
        expect([tree_id, visibility, display_name]).to.deep.equal([open.id, "redacted", "Living person"])
        expect(new Set(Object.values(rest))).to.deep.equal(new Set([null]))
      }
    })

    it("is not found if hidden, alive or dead", async () => {
      const open = await plantTree(stage.host, stage.owner, "public")
      const { id } = await open.person({ given_name: "Emma", death: {}, privacy: "hidden" })
      for (const part of [
        "",
        "/family",
        "/ancestors",
        "/descendants",
        "/names",
        "/events",
        "/relationships",
      ] as const) {
        expect(
          await refused(stage.stranger.api.GET(`/persons/{person_id}${part}`, at({ person_id: id }))),
          part,
        ).to.equal("404 not_found")
      }
      expect(await dataOf(stage.stranger.api.GET("/trees/{tree_id}/persons", open.at))).to.deep.equal([])
      expect(
        await refused(stage.stranger.api.PATCH("/persons/{person_id}", { ...at({ person_id: id }), body: {} })),
      ).to.equal("404 not_found")
    })
  })

  it("is written by editors only", async () => {
    const open = await plantTree(stage.host, stage.owner, "public")
    const { id } = await open.person({ given_name: "Emma", death: {} })
    for (const { api } of [await open.join("viewer"), stage.stranger]) {
      expect(await refused(api.POST("/trees/{tree_id}/persons", { ...open.at, body: {} }))).to.equal("403 forbidden")
      expect(
        await refused(api.PATCH("/persons/{person_id}", { ...at({ person_id: id }), body: { notes: "x" } })),
      ).to.equal("403 forbidden")
      expect(await refused(api.DELETE("/persons/{person_id}", at({ person_id: id })))).to.equal("403 forbidden")
      expect(await refused(api.POST("/persons/{person_id}/restore", at({ person_id: id })))).to.equal("403 forbidden")
    }
    expect(await refused(stage.host.client().POST("/trees/{tree_id}/persons", { ...open.at, body: {} }))).to.equal(
      "401 unauthenticated",
    )
    const editor = await open.join("editor")
    expect(
      await statusOf(editor.api.PATCH("/persons/{person_id}", { ...at({ person_id: id }), body: { notes: "x" } })),
    ).to.equal(200)
  })

  it("that there is none of is 404 to everyone", async () => {
    for (const { api } of [stage.owner, stage.stranger]) {
      expect(await refused(api.GET("/persons/{person_id}", at({ person_id: NOWHERE })))).to.equal("404 not_found")
      expect(await refused(api.PATCH("/persons/{person_id}", { ...at({ person_id: NOWHERE }), body: {} }))).to.equal(
        "404 not_found",
      )
      expect(await refused(api.DELETE("/persons/{person_id}", at({ person_id: "nonsense" })))).to.equal("404 not_found")
      expect(await refused(api.POST("/trees/{tree_id}/persons", { ...at({ tree_id: NOWHERE }), body: {} }))).to.equal(
        "404 not_found",
      )
    }
  })

  it("may be who the caller is, when the caller sees them in full", async () => {
    const open = await plantTree(stage.host, stage.owner, "public")
    const [dead, living, hidden] = [
      await open.person({ death: {} }),
      await open.person({}),
      await open.person({ death: {}, privacy: "hidden" }),
    ]
    const secret = await stage.tree.person({ death: {} })
    const claim = (person_id: string | null, { api } = stage.stranger) =>
      api.PATCH("/users/me/self-person", { body: { person_id } })
    expect(await dataOf(claim(dead.id))).to.include({ self_person_id: dead.id })
    for (const { id } of [living, hidden, secret, { id: NOWHERE }])
      expect(await refused(claim(id))).to.equal("422 at person_id")
    expect(await dataOf(claim(null))).to.include({ self_person_id: null })
    expect(await dataOf(claim(living.id, stage.owner))).to.include({ self_person_id: living.id })
  })
})
