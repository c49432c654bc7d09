import { expect } from "chai"
import { hosts, type TestHost, type TestUser } from "../support/http.ts"
import {
  at,
  type HasId,
  ifMatch,
  NOWHERE,
  plantTree,
  refused,
  statusOf,
  dataOf,
  wholePersons,
} from "../support/tree-scene.ts"

for (const kind of hosts) {
  describe(`deleting a person, on the ${kind.name} host`, () => {
    let host: TestHost
    let owner: TestUser
    let stranger: TestUser
    before(async () => {
      host = await kind.start()
      owner = await host.user()
      stranger = await host.user()
    })
    after(() => host.stop())

    const remove = (person_id: string, rest = {}, { api } = owner) =>
      api.DELETE("/persons/{person_id}", at({ person_id }, rest))
    const restore = (person_id: string, rest = {}, { api } = owner) =>
      api.POST("/persons/{person_id}/restore", at({ person_id }, rest))
    const cascade = { query: { cascade: true } }

    /** Robert and Susannah, their son Charles, his daughter Etty: each with a birth; Robert cited in every way. */
    const darwins = async () => {
      const tree = await plantTree(host, owner, "public")
      const born = (year: number) => ({ date: { year }, place: `Place of ${year}` })
      const robert = await tree.person({ given_name: "Robert", birth: born(1766) })
      const susannah = await tree.person({ given_name: "Susannah", birth: born(1765) })
      const charles = await tree.person({ given_name: "Charles", birth: born(1809) })
      const etty = await tree.person({ given_name: "Etty", birth: born(1843) })
      const couple = await tree.partners(robert, susannah)
      await tree.parent(robert, charles)
      await tree.parent(susannah, charles)
      await tree.parent(charles, etty)
      const wedding = await tree.event({ type: "marriage", relationship_id: couple.id, place: "Place of 1796" })
      const [name] = await dataOf(owner.api.GET("/persons/{person_id}/names", at({ person_id: robert.id })))
      const [birth] = await dataOf(owner.api.GET("/persons/{person_id}/events", at({ person_id: robert.id })))
      const source = await tree.source()
      for (const fact of [
        { person_id: robert.id },
        { name_id: name?.id ?? "" },
        { event_id: birth?.id ?? "" },
        { relationship_id: couple.id },
        { event_id: wedding.id },
      ])
        await tree.cite(source, fact)
      return { tree, robert, susannah, charles, etty, couple, wedding, birth: birth ?? expect.fail("no birth"), source }
    }
    type Darwins = Awaited<ReturnType<typeof darwins>>

    /** All that a reader sees in the tree. */
    const contents = async ({ tree }: Darwins, { api } = owner) => ({
      persons: await dataOf(api.GET("/trees/{tree_id}/persons", tree.at)),
      relationships: await dataOf(api.GET("/trees/{tree_id}/relationships", tree.at)),
      events: await dataOf(api.GET("/trees/{tree_id}/events", tree.at)),
      sources: await dataOf(api.GET("/trees/{tree_id}/sources", tree.at)),
      citations: await dataOf(api.GET("/trees/{tree_id}/citations", tree.at)),
    })
    const counts = async (family: Darwins, who = owner) =>
      Object.fromEntries(Object.entries(await contents(family, who)).map(([what, { length }]) => [what, length]))
    const personCount = async ({ tree }: Darwins) => {
      const read = await dataOf(owner.api.GET("/trees/{tree_id}", tree.at))
      return "person_count" in read ? read.person_count : null
    }

    it(
      "takes the person's names, events, relationships with their events, and the citations of all of these, from " +
        "members and strangers alike",
      async () => {
        const family = await darwins()
        expect(await counts(family)).to.deep.equal({
          persons: 4,
          relationships: 4,
          events: 5,
          sources: 1,
          citations: 5,
        })
        const { data, response } = await remove(family.robert.id)
        expect([response.status, data]).to.deep.equal([200, { deleted: 1 }])
        expect(await counts(family)).to.deep.equal({
          persons: 3,
          relationships: 2,
          events: 3,
          sources: 1,
          citations: 0,
        })
        expect(await counts(family, stranger)).to.deep.equal({
          persons: 3,
          relationships: 2,
          events: 3,
          sources: 0,
          citations: 0,
        })
        expect(await personCount(family)).to.equal(3)
      },
    )

    it("leaves nothing of them to be found by its own address, by ids, by search or through the family", async () => {
      const family = await darwins()
      const { robert, charles, couple, wedding, birth, tree } = family
      const { citations } = await contents(family)
      await dataOf(remove(robert.id))
      for (const { api } of [owner, stranger]) {
        for (const part of [
          "",
          "/names",
          "/events",
          "/relationships",
          "/family",
          "/ancestors",
          "/descendants",
        ] as const) {
          expect(await refused(api.GET(`/persons/{person_id}${part}`, at({ person_id: robert.id }))), part).to.equal(
            "404 not_found",
          )
        }
        expect(await refused(api.GET("/public/persons/{person_id}", at({ person_id: robert.id })))).to.equal(
          "404 not_found",
        )
        expect(await refused(api.GET("/relationships/{relationship_id}", at({ relationship_id: couple.id })))).to.equal(
          "404 not_found",
        )
        for (const { id: event_id } of [birth, wedding])
          expect(await refused(api.GET("/events/{event_id}", at({ event_id })))).to.equal("404 not_found")
        for (const { id: citation_id } of citations)
          expect(await refused(api.GET("/citations/{citation_id}", at({ citation_id })))).to.equal("404 not_found")
        for (const query of [{ q: "Robert" }, { ids: robert.id }])
          expect(await dataOf(api.GET("/trees/{tree_id}/persons", at({ tree_id: tree.id }, { query })))).to.deep.equal(
            [],
          )
        const { parents } = await dataOf(api.GET("/persons/{person_id}/family", at({ person_id: charles.id })))
        expect(parents.map(({ person }) => person.display_name)).to.deep.equal(["Susannah"])
        const { persons } = await dataOf(api.GET("/persons/{person_id}/ancestors", at({ person_id: charles.id })))
        expect(persons.map(({ display_name }) => display_name)).to.have.members(["Charles", "Susannah"])
      }
    })

    it("leaves nothing of them to be written to or linked with", async () => {
      const { tree, robert, charles, couple, birth, source } = await darwins()
      await dataOf(remove(robert.id))
      expect(await refused(remove(robert.id))).to.equal("404 not_found")
      expect(
        await refused(
          owner.api.PATCH("/persons/{person_id}", { ...at({ person_id: robert.id }), body: { notes: "x" } }),
        ),
      ).to.equal("404 not_found")
      expect(
        await refused(owner.api.POST("/persons/{person_id}/names", { ...at({ person_id: robert.id }), body: {} })),
      ).to.equal("404 not_found")
      expect(
        await refused(owner.api.PATCH("/events/{event_id}", { ...at({ event_id: birth.id }), body: {} })),
      ).to.equal("404 not_found")
      expect(
        await refused(owner.api.DELETE("/relationships/{relationship_id}", at({ relationship_id: couple.id }))),
      ).to.equal("404 not_found")
      expect(
        await refused(
          owner.api.POST("/trees/{tree_id}/events", { ...tree.at, body: { type: "death", person_id: robert.id } }),
        ),
      ).to.equal("422 at person_id")
      expect(
        await refused(
          owner.api.POST("/trees/{tree_id}/events", {
            ...tree.at,
            body: { type: "divorce", relationship_id: couple.id },
          }),
        ),
      ).to.equal("422 at relationship_id")
      expect(
        await refused(
          owner.api.POST("/trees/{tree_id}/citations", {
            ...tree.at,
            body: { source_id: source.id, event_id: birth.id },
          }),
        ),
      ).to.equal("422 at event_id")
      const body = { type: "partnership", from_person_id: charles.id, to_person_id: robert.id } as const
      expect(await refused(owner.api.POST("/trees/{tree_id}/relationships", { ...tree.at, body }))).to.equal(
        "422 at to_person_id",
      )
    })

    it("counts no event of theirs at a place", async () => {
      const { tree, robert } = await darwins()
      const events = async () =>
        new Map(
          (await dataOf(owner.api.GET("/trees/{tree_id}/places", tree.at))).map(({ name, event_count }) => [
            name,
            event_count,
          ]),
        )
      expect((await events()).get("Place of 1796")).to.equal(1)
      await dataOf(remove(robert.id))
      expect((await events()).get("Place of 1796") ?? 0).to.equal(0)
      expect((await events()).get("Place of 1809")).to.equal(1)
    })

    it("clears the home person and the self persons that it is, until it is restored", async () => {
      const { tree, robert } = await darwins()
      await dataOf(owner.api.PATCH("/trees/{tree_id}", { ...tree.at, body: { home_person_id: robert.id } }))
      await dataOf(owner.api.PATCH("/users/me/self-person", { body: { person_id: robert.id } }))
      await dataOf(remove(robert.id))
      expect(await dataOf(owner.api.GET("/trees/{tree_id}", tree.at))).to.include({ home_person_id: null })
      expect(await dataOf(owner.api.GET("/users/me"))).to.include({ self_person_id: null })
      await dataOf(restore(robert.id))
      expect(await dataOf(owner.api.GET("/trees/{tree_id}", tree.at))).to.include({ home_person_id: robert.id })
      expect(await dataOf(owner.api.GET("/users/me"))).to.include({ self_person_id: robert.id })
    })

    it("is for editors, and refused to a stale version", async () => {
      const { tree, robert } = await darwins()
      const [viewer, editor] = [await tree.join("viewer"), await tree.join("editor")]
      expect(await refused(remove(robert.id, {}, viewer))).to.equal("403 forbidden")
      expect(await refused(remove(robert.id, {}, stranger))).to.equal("403 forbidden")
      expect(await refused(remove(robert.id, ifMatch(9), editor))).to.equal("412 version_stale")
      expect(await dataOf(remove(robert.id, {}, editor))).to.deep.equal({ deleted: 1 })
      expect(await refused(restore(robert.id, {}, viewer))).to.equal("404 not_found")
      expect(await refused(restore(NOWHERE, {}, editor))).to.equal("404 not_found")
    })

    it("can be listed by editors: only deleted persons, with the time of deletion", async () => {
      const { tree, robert, charles, etty } = await darwins()
      const viewer = await tree.join("viewer")
      const deleted = (who: TestUser) =>
        who.api.GET("/trees/{tree_id}/persons", at({ tree_id: tree.id }, { query: { deleted: true } }))
      expect(await dataOf(deleted(owner))).to.deep.equal([])
      await dataOf(remove(charles.id, cascade))
      const listed = await wholePersons(deleted(owner))
      expect(listed.map(({ id }) => id)).to.deep.equal([charles.id, etty.id])
      for (const { deleted_at } of listed)
        expect(Date.parse(deleted_at ?? "")).to.be.within(Date.now() - 600_000, Date.now() + 1_000)
      expect(listed.map(({ id }) => id)).to.not.include(robert.id)
      for (const who of [viewer, stranger]) expect(await refused(deleted(who))).to.equal("403 forbidden")
      await dataOf(restore(charles.id, cascade))
      expect(await dataOf(deleted(owner))).to.deep.equal([])
    })

    describe("with cascade", () => {
      it("takes every descendant, and answers how many people went", async () => {
        const family = await darwins()
        expect(await dataOf(remove(family.robert.id, cascade))).to.deep.equal({ deleted: 3 })
        expect((await contents(family)).persons.map(({ given_name }) => given_name)).to.deep.equal(["Susannah"])
        expect(await personCount(family)).to.equal(1)
      })

      it("is requested by true, and any value other than true and false is 422", async () => {
        const { charles } = await darwins()
        const call = (value: string) =>
          host.fetch(`/api/v1/persons/${charles.id}?cascade=${value}`, {
            method: "DELETE",
            headers: { authorization: `Bearer ${owner.token}` },
          })
        expect((await call("yes")).status).to.equal(422)
        expect(await (await call("false")).json()).to.deep.equal({ deleted: 1 })
      })

      it("comes back whole with cascade, or one by one without", async () => {
        const family = await darwins()
        const before = await counts(family)
        await dataOf(remove(family.robert.id, cascade))
        expect(await dataOf(restore(family.etty.id))).to.deep.equal({ restored: 1 })
        expect((await contents(family)).persons.map(({ given_name }) => given_name)).to.deep.equal(["Susannah", "Etty"])
        expect(await dataOf(restore(family.robert.id, cascade))).to.deep.equal({ restored: 2 })
        expect(await counts(family)).to.deep.equal(before)
        expect(await personCount(family)).to.equal(4)
      })
    })

    describe("and restoring them", () => {
      it("brings back all that the delete took, and counts them", async () => {
        const family = await darwins()
        const ids = async () =>
          Object.values(await contents(family)).map((rows: readonly HasId[]) => rows.map(({ id }) => id))
        const before = await ids()
        await dataOf(remove(family.robert.id))
        const { data, response } = await restore(family.robert.id)
        expect([response.status, data]).to.deep.equal([200, { restored: 1 }])
        expect(await ids()).to.deep.equal(before)
        expect(await personCount(family)).to.equal(4)
        const found = await dataOf(
          owner.api.GET("/trees/{tree_id}/persons", at({ tree_id: family.tree.id }, { query: { q: "Robert" } })),
        )
        expect(found.map(({ id }) => id)).to.deep.equal([family.robert.id])
      })

      it("leaves deleted what had been deleted before", async () => {
        const { robert, wedding, birth } = await darwins()
        await owner.api.DELETE("/events/{event_id}", at({ event_id: birth.id }))
        await dataOf(remove(robert.id))
        await dataOf(restore(robert.id))
        expect(await statusOf(owner.api.GET("/events/{event_id}", at({ event_id: wedding.id })))).to.equal(200)
        expect(await refused(owner.api.GET("/events/{event_id}", at({ event_id: birth.id })))).to.equal("404 not_found")
        expect(await dataOf(owner.api.GET("/persons/{person_id}", at({ person_id: robert.id })))).to.include({
          birth_year: null,
        })
      })

      it("brings a relationship back when its other end is there, whichever came first", async () => {
        const { robert, susannah, couple } = await darwins()
        const isThere = () =>
          statusOf(owner.api.GET("/relationships/{relationship_id}", at({ relationship_id: couple.id })))
        for (const [first, second] of [
          [robert, susannah],
          [susannah, robert],
        ] as const) {
          await dataOf(remove(robert.id))
          await dataOf(remove(susannah.id))
          await dataOf(restore(first.id))
          expect(await isThere()).to.equal(404)
          await dataOf(restore(second.id))
          expect(await isThere()).to.equal(200)
        }
      })

      it("of a person who is not deleted restores no person", async () => {
        const { robert } = await darwins()
        expect(await dataOf(restore(robert.id))).to.deep.equal({ restored: 0 })
      })

      it("is refused when others have meanwhile drawn a circle with what would come back", async () => {
        const { tree, robert, charles, etty } = await darwins()
        await dataOf(remove(charles.id))
        await tree.parent(etty, robert)
        expect(await refused(restore(charles.id))).to.equal("409 ancestry_cycle")
        expect(await refused(owner.api.GET("/persons/{person_id}", at({ person_id: charles.id })))).to.equal(
          "404 not_found",
        )
      })
    })

    it("is recorded in the log, with a line for each deleted and each restored person", async () => {
      const { tree, charles, etty } = await darwins()
      await dataOf(remove(charles.id, cascade))
      await dataOf(restore(charles.id, cascade))
      const log = await dataOf(owner.api.GET("/trees/{tree_id}/audit", tree.at))
      const isLive = (fields: unknown) => JSON.stringify(fields).includes('"deleted_at":null')
      const ofPersons = log
        .filter(({ action }) => action === "person.delete" || action === "person.restore")
        .map(({ action, entity_id, before, after }) => [action, entity_id, isLive(before), isLive(after)])
      expect(ofPersons).to.have.deep.members([
        ["person.delete", charles.id, true, false],
        ["person.delete", etty.id, true, false],
        ["person.restore", charles.id, false, true],
        ["person.restore", etty.id, false, true],
      ])
    })
  })
}
