import { Migrator } from "@mikro-orm/migrations"
import { MikroORM } from "@mikro-orm/postgresql"
import { expect } from "chai"
import type { Event } from "../../../core/domain/event.ts"
import type { Person } from "../../../core/domain/person.ts"
import { ALWAYS } from "../../../core/domain/living/living.ts"
import { ProofsOfDeath } from "../../../migrations/0034-proofs-of-death.ts"
import { aDate, aKeptRecord, aName, anEvent, aPerson, aPlace, aRelationship } from "../../support/builders.ts"
import { staleVitals } from "../../support/stale-vitals.ts"
import { commit, plant, plantTree } from "../../support/store.ts"
import { type FreshStore, freshStore } from "./fresh-store.ts"

describe("The migration to proofs of death", () => {
  let store: FreshStore
  before(async () => {
    store = await freshStore()
  })
  after(() => store.close())

  const repair = async (): Promise<void> => {
    const orm = await MikroORM.init({
      clientUrl: store.url,
      entities: [],
      discovery: { warnWhenNoEntities: false },
      extensions: [Migrator],
      migrations: {
        migrationsList: [{ name: "again", class: ProofsOfDeath }],
        tableName: "again",
        snapshot: false,
        silent: true,
      },
    })
    await orm.migrator.up()
    await orm.close(true)
  }

  it("hides people whose only proof of death is none, and reads what other programs say in kept records", async () => {
    const { tree } = await plantTree(store)
    const treeId = tree.id
    const dead = { hasDeathFact: true, deadFrom: ALWAYS, publicFrom: ALWAYS, birthYear: 1990, publicBirthYear: 1990 }
    const person = (displayName: string, more: Partial<Person> = {}) =>
      aPerson({ treeId, displayName, ...dead, ...more })
    const [notYet, early, noted, placed, kind, flagged, buried] = [
      person("notYet"),
      person("early"),
      person("noted"),
      person("placed"),
      person("kind"),
      person("flagged", {
        hasDeathFact: false,
        deadFrom: 1950,
        publicFrom: 1950,
        birthYear: null,
        publicBirthYear: null,
      }),
      person("buried"),
    ]
    const born = (one: Person) => anEvent({ treeId, personId: one.id, type: "birth", date: aDate(1990) })
    const died = (one: Person, more: Partial<Event>) => anEvent({ treeId, personId: one.id, type: "death", ...more })
    const living = aPlace({ treeId, name: "Living" })
    const births = [notYet, early, noted, placed, kind, buried].map(born)
    const hiddenBirth = births[5]!
    const deniedDeath = died(kind, {})
    const wedding = aRelationship({ treeId, type: "partnership", fromPersonId: notYet.id, toPersonId: buried.id })
    await plant(store, {
      persons: [notYet, early, noted, placed, kind, flagged, buried],
      names: [notYet, early, noted, placed, kind, flagged, buried].map(({ id }) => aName({ treeId, personId: id })),
      places: [living],
      relationships: [wedding],
      events: [
        ...births,
        died(notYet, { date: { ...aDate(1990), qualifier: "phrase", year: null, sortDay: null, phrase: "Not yet" } }),
        died(early, { date: aDate(1980) }),
        died(noted, { notes: "still alive" }),
        died(placed, { placeId: living.id }),
        deniedDeath,
        died(buried, { type: "burial", date: aDate(2020) }),
        anEvent({ treeId, relationshipId: wedding.id, type: "marriage", date: aDate(2010) }),
      ],
      keptRecords: [
        aKeptRecord({
          treeId,
          tag: "INDI",
          personId: kind.id,
          lines: "0 @I1@ INDI\n1 NOTE a\n2 CONT b\n1 DEAT\n2 TYPE Living",
          links: [[2, deniedDeath.id]],
        }),
        aKeptRecord({ treeId, tag: "INDI", personId: flagged.id, lines: "0 @I2@ INDI\n1 _PRIV Y" }),
        aKeptRecord({
          treeId,
          tag: "INDI",
          personId: buried.id,
          lines: "0 @I3@ INDI\n1 BIRT\n2 _PRIV Y\n1 _PRIV N",
          links: [[1, hiddenBirth.id]],
        }),
      ],
    })
    await repair()
    await commit(store, async ({ persons, events }) => {
      const now = await persons.live(
        treeId,
        [notYet, early, noted, placed, kind, flagged, buried].map(({ id }) => id),
      )
      const of = (displayName: string) => now.find((one) => one.displayName === displayName)
      expect(of("notYet")).to.include({
        hasDeathFact: false,
        deadFrom: 2111,
        publicFrom: 2111,
        version: notYet.version + 1,
      })
      for (const name of ["early", "noted", "placed", "kind"])
        expect(of(name), name).to.include({ hasDeathFact: false, deadFrom: 2091, publicFrom: 2091 })
      expect(of("flagged")).to.include({ privacy: "redacted", publicFrom: null, version: flagged.version + 1 })
      expect(of("buried")).to.include({
        publicFrom: ALWAYS,
        birthYear: 1990,
        publicBirthYear: null,
        privacy: "default",
      })
      expect((await events.find(deniedDeath.id))?.asserted).to.equal(false)
      expect((await events.find(hiddenBirth.id))?.privacy).to.equal("hidden")
    })
    expect((await staleVitals(store, treeId, new Date())).filter(({ name }) => name !== "flagged")).to.deep.equal([])
  })
})
