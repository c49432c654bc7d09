import { expect } from "chai"
import {
  aCitation,
  aDate,
  aDeletion,
  aKeptRecord,
  aName,
  anAuditEntry,
  anEvent,
  aPerson,
  aPlace,
  aRelationship,
  aSource,
  minutesLater,
  newId,
} from "../../support/builders.ts"
import { changeOf, commit, plant, plantTree, type StoreUnderTest } from "../../support/store.ts"

/** Every kind of row is read back as it was written. */
export const recordsContract = (store: () => StoreUnderTest): void => {
  describe("records", () => {
    it("come back whole: every field, null as null, text in any script, moments to the millisecond", async () => {
      const { tree } = await plantTree(store())
      const treeId = tree.id
      const person = aPerson({
        treeId,
        givenName: "Владимир 😀",
        surname: 'O’Neil–Müller\n\t"\\,',
        gender: "other",
        isLiving: false,
        notes: "\\N \\. NULL {}",
        privacy: "redacted",
        birthYear: -44,
        createdAt: new Date("1999-12-31T23:59:59.999Z"),
      })
      const spouse = aPerson({ treeId, givenName: null, surname: null })
      const name = aName({
        treeId,
        personId: person.id,
        nameType: "religious",
        prefix: "Sir",
        suffix: "",
        surnamePrefix: "van der",
        givenName: null,
      })
      const family = aKeptRecord({ treeId, tag: "FAM" })
      const partnership = aRelationship({
        treeId,
        type: "partnership",
        fromPersonId: person.id,
        toPersonId: spouse.id,
        notes: "",
        familyRecordId: family.id,
      })
      const place = aPlace({ treeId, name: "Žižkov, 'Praha'" })
      const event = anEvent({
        treeId,
        personId: person.id,
        type: "Größe",
        date: aDate(-44),
        placeId: place.id,
        detail: "d",
        notes: "n",
      })
      const wedding = anEvent({ treeId, relationshipId: partnership.id, type: "marriage" })
      const source = aSource({
        treeId,
        title: "T",
        author: "A",
        publication: "P",
        repository: "R",
        callNumber: "C",
        url: "https://example.org",
        notes: "N",
      })
      const citations = [
        aCitation({
          treeId,
          sourceId: source.id,
          personId: person.id,
          page: "12",
          detail: "x".repeat(100_000),
          confidence: 0,
        }),
        aCitation({ treeId, sourceId: source.id, nameId: name.id, confidence: 3 }),
        aCitation({ treeId, sourceId: source.id, eventId: event.id }),
        aCitation({ treeId, sourceId: source.id, relationshipId: partnership.id }),
      ]
      await plant(store(), {
        persons: [person, spouse],
        names: [name],
        sources: [source],
        keptRecords: [family],
        relationships: [partnership],
        places: [place],
        events: [event, wedding],
        citations,
      })
      await commit(store(), async (transaction) => {
        expect(await transaction.persons.find(person.id)).to.deep.equal(person)
        expect(await transaction.persons.find(spouse.id)).to.deep.equal(spouse)
        expect(await transaction.names.find(name.id)).to.deep.equal(name)
        expect(await transaction.relationships.find(partnership.id)).to.deep.equal(partnership)
        expect(await transaction.places.find(place.id)).to.deep.equal(place)
        expect(await transaction.events.find(event.id)).to.deep.equal(event)
        expect(await transaction.events.find(wedding.id)).to.deep.equal(wedding)
        expect(await transaction.sources.find(source.id)).to.deep.equal(source)
        for (const citation of citations) expect(await transaction.citations.find(citation.id)).to.deep.equal(citation)
      })
    })

    it("that do not exist are null", async () => {
      await commit(store(), async (transaction) => {
        expect(await transaction.users.find(newId())).to.equal(null)
        expect(await transaction.sessions.find(newId())).to.equal(null)
        expect(await transaction.trees.find(newId())).to.equal(null)
        expect(await transaction.persons.find(newId())).to.equal(null)
        expect(await transaction.names.find(newId())).to.equal(null)
        expect(await transaction.events.find(newId())).to.equal(null)
        expect(await transaction.places.find(newId())).to.equal(null)
        expect(await transaction.relationships.find(newId())).to.equal(null)
        expect(await transaction.sources.find(newId())).to.equal(null)
        expect(await transaction.citations.find(newId())).to.equal(null)
      })
    })

    it("are written back whole, and others stay as they are", async () => {
      const { tree } = await plantTree(store())
      const [changed, other] = [aPerson({ treeId: tree.id, notes: "old" }), aPerson({ treeId: tree.id, notes: "old" })]
      await plant(store(), { persons: [changed, other] })
      const next = {
        ...changed,
        notes: null,
        isLiving: true,
        gender: "female" as const,
        version: 2,
        updatedAt: minutesLater(5),
      }
      await commit(store(), ({ persons }) => persons.update(next))
      await commit(store(), async ({ persons }) => {
        expect(await persons.find(changed.id)).to.deep.equal(next)
        expect(await persons.find(other.id)).to.deep.equal(other)
      })
    })

    it("lose a date that is cleared", async () => {
      const { tree } = await plantTree(store())
      const person = aPerson({ treeId: tree.id })
      const event = anEvent({ treeId: tree.id, personId: person.id, date: aDate(1850) })
      await plant(store(), { persons: [person], events: [event] })
      await commit(store(), ({ events }) => events.update({ ...event, date: null }))
      expect((await commit(store(), ({ events }) => events.find(event.id)))?.date).to.equal(null)
    })

    it("go in by the thousand as they go in one by one, and none at all is nothing", async () => {
      const { tree, owner } = await plantTree(store())
      const many = Array.from({ length: 3_000 }, (_, index) =>
        aPerson({ treeId: tree.id, givenName: `Person\t${index}`, notes: index % 2 === 0 ? null : "\\" }),
      )
      await commit(store(), async ({ persons, names, events, changes, keptRecords }) => {
        await persons.insert(many)
        await persons.insert([])
        await names.insert(
          many.map((person) => aName({ treeId: tree.id, personId: person.id, givenName: person.givenName })),
        )
        await events.insert(
          many.map((person, index) =>
            anEvent({
              treeId: tree.id,
              personId: person.id,
              type: "birth",
              date: index % 3 === 0 ? null : aDate(1700 + (index % 300)),
            }),
          ),
        )
        const entries = many.map((person) =>
          anAuditEntry({
            treeId: tree.id,
            actorId: owner.id,
            entityId: person.id,
            before: null,
            after: { notes: "a\tb\\" },
          }),
        )
        await changes.insert([changeOf(entries)])
        await keptRecords.insert(
          many.map((person, position) =>
            aKeptRecord({
              treeId: tree.id,
              position,
              personId: person.id,
              lines: "0 INDI\n1 _X \\a\tb",
              links: [[1, person.id]],
            }),
          ),
        )
      })
      await commit(store(), async ({ persons, names, events }) => {
        for (const index of [0, 1, 2, 1_499, 2_998, 2_999]) {
          const person = many[index]
          if (person === undefined) throw new Error("no such index")
          expect(await persons.find(person.id)).to.deep.equal(person)
          expect((await names.ofPerson(tree.id, person.id)).map((name) => name.givenName)).to.deep.equal([
            `Person\t${index}`,
          ])
          expect((await events.ofPerson(tree.id, person.id)).map((event) => event.date)).to.deep.equal([
            index % 3 === 0 ? null : aDate(1700 + (index % 300)),
          ])
        }
        expect(
          await persons.live(
            tree.id,
            many.map((person) => person.id),
          ),
        ).to.have.length(3_000)
      })
    })

    it("of a person come by id, live ones only, from the one tree", async () => {
      const { tree } = await plantTree(store())
      const elsewhere = await plantTree(store())
      const treeId = tree.id
      const [person, other] = [aPerson({ treeId }), aPerson({ treeId })]
      const names = [
        aName({ treeId, personId: person.id }),
        aName({ treeId, personId: person.id, isPrimary: false }),
        aName({ treeId, personId: person.id, isPrimary: false }),
      ]
      const events = [
        anEvent({ treeId, personId: person.id }),
        anEvent({ treeId, personId: person.id }),
        anEvent({ treeId, personId: other.id }),
      ]
      const partnership = aRelationship({ treeId, type: "partnership", fromPersonId: person.id, toPersonId: other.id })
      const wedding = anEvent({ treeId, relationshipId: partnership.id })
      await plant(store(), {
        persons: [person, other],
        relationships: [partnership],
        names: names.toReversed(),
        events: [...events, wedding].toReversed(),
      })
      await commit(store(), async (transaction) => {
        await transaction.deletions.remove("name", [names[1]?.id ?? ""], aDeletion({ treeId }))
        expect((await transaction.names.ofPerson(treeId, person.id)).map(({ id }) => id)).to.deep.equal([
          names[0]?.id,
          names[2]?.id,
        ])
        expect((await transaction.events.ofPerson(treeId, person.id)).map(({ id }) => id)).to.deep.equal([
          events[0]?.id,
          events[1]?.id,
        ])
        expect(await transaction.names.ofPerson(treeId, newId())).to.deep.equal([])
        expect(await transaction.names.ofPerson(elsewhere.tree.id, person.id)).to.deep.equal([])
        expect(await transaction.events.ofPerson(elsewhere.tree.id, person.id)).to.deep.equal([])
      })
    })

    it("of lives are the events of persons and of their partnerships, live ones only, by id, from the one tree", async () => {
      const { tree } = await plantTree(store())
      const elsewhere = await plantTree(store())
      const treeId = tree.id
      const [one, other, child] = [aPerson({ treeId }), aPerson({ treeId }), aPerson({ treeId })]
      const [couple, parted] = [
        aRelationship({ treeId, type: "partnership", fromPersonId: one.id, toPersonId: other.id }),
        aRelationship({ treeId, type: "partnership", fromPersonId: child.id, toPersonId: one.id }),
      ]
      const parent = aRelationship({ treeId, fromPersonId: one.id, toPersonId: child.id })
      const [birth, wedding, gone, later] = [
        anEvent({ treeId, personId: one.id, type: "birth", date: aDate(1809), privacy: "hidden" }),
        anEvent({ treeId, relationshipId: couple.id, type: "marriage", asserted: false, detail: "at Maer" }),
        anEvent({ treeId, personId: one.id }),
        anEvent({ treeId, relationshipId: parted.id }),
      ]
      await plant(store(), {
        persons: [one, other, child],
        relationships: [couple, parted, parent],
        events: [later, gone, wedding, birth],
      })
      await commit(store(), async ({ events, relationships, deletions }) => {
        await deletions.remove("event", [gone.id], aDeletion({ treeId }))
        const lives = async (...ids: readonly (typeof one.id)[]) =>
          (await events.ofLives(treeId, ids)).map(({ personId, isOwn, type, date, detail, asserted, privacy }) => [
            [one, other, child].findIndex(({ id }) => id === personId),
            isOwn,
            type,
            date?.year ?? null,
            detail,
            asserted,
            privacy,
          ])
        expect(await lives(one.id)).to.deep.equal([
          [0, true, "birth", 1809, null, true, "hidden"],
          [0, false, "marriage", null, "at Maer", false, "default"],
          [0, false, "residence", null, null, true, "default"],
        ])
        expect((await lives(one.id, other.id)).map(([who]) => who)).to.have.members([0, 0, 1, 0])
        expect(await lives()).to.deep.equal([])
        expect(await events.ofLives(elsewhere.tree.id, [one.id])).to.deep.equal([])
        expect((await events.ofLives(treeId, [one.id])).map(({ place, notes }) => [place, notes])).to.deep.equal([
          [null, null],
          [null, null],
          [null, null],
        ])

        expect(await relationships.partnersOf(treeId, [one.id])).to.deep.equal([other.id, child.id].sort())
        expect(await relationships.partnersOf(treeId, [other.id, child.id])).to.deep.equal([one.id])
        expect(await relationships.partnersOf(elsewhere.tree.id, [one.id])).to.deep.equal([])
        await deletions.remove("relationship", [parted.id], aDeletion({ treeId }))
        expect(await lives(child.id)).to.deep.equal([])
        expect(await relationships.partnersOf(treeId, [one.id])).to.deep.equal([other.id])
      })
    })

    it("of persons asked for by many ids are the live ones of that tree, each once and by id", async () => {
      const { tree } = await plantTree(store())
      const elsewhere = await plantTree(store())
      const [live, other, deleted, foreign] = [
        aPerson({ treeId: tree.id }),
        aPerson({ treeId: tree.id }),
        aPerson({ treeId: tree.id }),
        aPerson({ treeId: elsewhere.tree.id }),
      ]
      await plant(store(), { persons: [live, other, deleted, foreign] })
      await commit(store(), async ({ persons, deletions }) => {
        await deletions.remove("person", [deleted.id], aDeletion({ treeId: tree.id }))
        expect(await persons.live(tree.id, [live.id, live.id, deleted.id, foreign.id, newId()])).to.deep.equal([live])
        expect(await persons.live(tree.id, [])).to.deep.equal([])
        const byId = [live, other]
        expect(await persons.live(tree.id, [other.id, live.id])).to.deep.equal(byId)
        expect(await persons.ofIds(tree.id, [other.id, live.id])).to.deep.equal(byId)
      })
    })
  })
}
