import { expect } from "chai"
import type { Calendar, DateQualifier } from "../../../core/domain/date/genealogical-date.ts"
import { deriveDate } from "../../../core/domain/date/make-date.ts"
import { statisticsOf, type TreeStatistics } from "../../../core/domain/overview/statistics.ts"
import type { Person } from "../../../core/domain/person.ts"
import type { Viewer } from "../../../core/domain/privacy.ts"
import { aDate, aDeadPerson, anEvent, aPerson, aPlace, aRelationship } from "../../support/builders.ts"
import { commit, plant, plantTree, type StoreUnderTest } from "../../support/store.ts"
import { member, outsider } from "../../support/viewers.ts"

interface Day {
  readonly year: number
  readonly month?: number
  readonly day?: number
  readonly calendar?: Calendar
  readonly qualifier?: DateQualifier
}

const dateOf = ({ year, month, day, calendar = "gregorian", qualifier = "exact" }: Day) =>
  deriveDate({
    ...{ qualifier, calendar, year, month: month ?? null, day: day ?? null },
    ...{ toDay: null, toMonth: null, toYear: null, phrase: null },
  })

/** How often things are in a tree. */
export const statisticsReadsContract = (store: () => StoreUnderTest): void => {
  const read = async (treeId: Person["treeId"], viewer: Viewer): Promise<TreeStatistics> =>
    statisticsOf(await store().reads.overview.statistics(treeId, viewer))

  const aTree = async () => ({ treeId: (await plantTree(store(), { visibility: "public" })).tree.id })

  type Planted = Parameters<typeof plant>[1]

  /** Charles, his wife, parents and son, all dead. */
  const aFamily = async (withSecrets = true) => {
    const { treeId } = await aTree()
    const person = (givenName: string, gender: Person["gender"], birthYear: number | null, deathYear: number | null) =>
      aDeadPerson({ ...{ treeId, givenName, gender, birthYear, deathYear }, hasDeathFact: true })
    const charles = person("Charles Robert", "male", 1809, 1882)
    const emma = person("Emma", "female", 1808, 1896)
    const robert = person("Robert", "male", 1766, 1848)
    const son = person("Charles", "male", 1839, 1800)
    const hidden = { ...person("Anne", "female", 1803, 1890), privacy: "hidden" } as const
    const living = aPerson({ treeId, givenName: "Lucy", gender: "female", birthYear: 2000 })
    const nameless = person("?", null, 1801, null)
    const tie = (from: Person, to: Person, qualifier: "biological" | "adoptive" = "biological") =>
      aRelationship({ treeId, fromPersonId: from.id, toPersonId: to.id, qualifier })
    const bond = (from: Person, to: Person) =>
      aRelationship({ treeId, type: "partnership", qualifier: null, fromPersonId: from.id, toPersonId: to.id })
    const [wedding, secretWedding] = [bond(charles, emma), bond(charles, hidden)]
    const [downe, maer] = [aPlace({ treeId, name: "Downe" }), aPlace({ treeId, name: "Maer" })]
    const event = (type: string, day: Day, of: Partial<Parameters<typeof anEvent>[0]>) =>
      anEvent({ treeId, type, date: dateOf(day), ...of })
    const secrets: Planted = {
      persons: [hidden, living],
      relationships: [secretWedding, tie(hidden, charles), tie(charles, living), tie(hidden, living)],
      events: [
        event("marriage", { year: 1829 }, { relationshipId: secretWedding.id, placeId: maer.id }),
        event("birth", { year: 2000, month: 7 }, { personId: living.id, placeId: maer.id }),
        event("birth", { year: 1766, month: 5 }, { personId: robert.id, placeId: maer.id, privacy: "hidden" }),
        event("marriage", { year: 1828 }, { relationshipId: wedding.id, privacy: "hidden" }),
      ],
    }
    await plant(store(), {
      persons: [charles, emma, robert, son, nameless],
      relationships: [
        wedding,
        tie(robert, charles),
        tie(charles, son),
        tie(emma, son),
        tie(nameless, emma, "adoptive"),
      ],
      places: [downe, maer],
      events: [
        event("birth", { year: 1809, month: 2, day: 12 }, { personId: charles.id, placeId: downe.id }),
        event("birth", { year: 1809, month: 3 }, { personId: charles.id, placeId: downe.id }),
        event("birth", { year: 1808, month: 4, day: 20, calendar: "julian" }, { personId: emma.id, placeId: maer.id }),
        event("birth", { year: 1839, month: 6, qualifier: "about" }, { personId: son.id }),
        event("marriage", { year: 1839, month: 1, day: 29 }, { relationshipId: wedding.id, placeId: maer.id }),
        event("marriage", { year: 1820, qualifier: "before" }, { relationshipId: wedding.id }),
        event("marriage", { year: 1850 }, { relationshipId: wedding.id, placeId: maer.id }),
      ],
    })
    if (withSecrets) await plant(store(), secrets)
    return { treeId }
  }

  const ages = (persons: number, median: number | null, ...groups: readonly (readonly [number, number])[]) => ({
    ...{ persons, median },
    groups: groups.map(([fromAge, count]) => ({ fromAge, count })),
  })

  describe("the statistics of a tree", () => {
    it("count births, ages, names and places of what a stranger sees", async () => {
      const { treeId } = await aFamily()
      expect(await read(treeId, outsider)).to.deep.equal({
        birthsByDecade: [
          { decade: 1760, count: 1 },
          { decade: 1800, count: 3 },
          { decade: 1830, count: 1 },
        ],
        // 20 April 1808 of the Julian calendar was 2 May.
        birthsByMonth: [0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0].map((count, at) => ({ month: at + 1, count })),
        lifeSpans: {
          all: ages(3, 82, [70, 1], [80, 1], [85, 1]),
          women: ages(1, 88, [85, 1]),
          men: ages(2, 77.5, [70, 1], [80, 1]),
        },
        agesAtMarriage: { all: ages(2, 30.5, [30, 2]), women: ages(1, 31, [30, 1]), men: ages(1, 30, [30, 1]) },
        agesAtFirstChild: {
          all: ages(3, 31, [30, 2], [40, 1]),
          women: ages(1, 31, [30, 1]),
          men: ages(2, 36.5, [30, 1], [40, 1]),
        },
        givenNamesByDecade: [
          { decade: 1760, names: [{ givenName: "Robert", count: 1 }] },
          {
            decade: 1800,
            names: [
              { givenName: "Charles", count: 1 },
              { givenName: "Emma", count: 1 },
            ],
          },
          { decade: 1830, names: [{ givenName: "Charles", count: 1 }] },
        ],
        topPlaces: [
          { place: "Maer", count: 3 },
          { place: "Downe", count: 2 },
        ],
        completenessByGeneration: [],
      })
    })

    it("count everything for a member", async () => {
      const found = await read((await aFamily()).treeId, member)
      expect(found.birthsByDecade.at(-1)).to.deep.equal({ decade: 2000, count: 1 })
      expect(found.birthsByMonth.filter(({ count }) => count > 0).map(({ month }) => month)).to.deep.equal([2, 5, 7])
      expect(found.lifeSpans.women).to.deep.equal(ages(2, 87.5, [85, 2]))
      expect(found.agesAtMarriage.all).to.deep.equal(ages(3, 20, [15, 1], [20, 1], [25, 1]))
      expect(found.agesAtFirstChild.women).to.deep.equal(ages(2, 18.5, [5, 1], [30, 1]))
      expect(found.topPlaces[0]).to.deep.equal({ place: "Maer", count: 6 })
    })

    it("are the same for a stranger whether there is something that the stranger does not see, or not", async () => {
      const [one, other] = [await aFamily(true), await aFamily(false)]
      expect(await read(one.treeId, outsider)).to.deep.equal(await read(other.treeId, outsider))
    })

    it("count no sign or word for a given name that is not known", async () => {
      const { treeId } = await aTree()
      const names = ["?", "N.N.", "N. N.", "[Unknown]", "LIVING", "___", "Nn", "Unn", "Zoë"]
      await plant(store(), { persons: names.map((givenName) => aDeadPerson({ treeId, givenName })) })
      expect((await read(treeId, member)).givenNamesByDecade).to.deep.equal([
        {
          decade: 1800,
          names: [
            { givenName: "Unn", count: 1 },
            { givenName: "Zoë", count: 1 },
          ],
        },
      ])
    })

    it("are empty for an empty tree", async () => {
      const { treeId } = await aTree()
      const none = { all: ages(0, null), women: ages(0, null), men: ages(0, null) }
      expect(await read(treeId, outsider)).to.deep.equal({
        ...{ birthsByDecade: [], birthsByMonth: [], lifeSpans: none, agesAtMarriage: none, agesAtFirstChild: none },
        ...{ givenNamesByDecade: [], topPlaces: [], completenessByGeneration: [] },
      })
    })

    it("name five given names of a decade and ten places, of equal numbers the first by code point", async () => {
      const { treeId } = await aTree()
      const names = ["Zoë", "Ábel", "Anna", "anna", "Bea", "Carl", "Carl"]
      const persons = names.map((givenName) => aDeadPerson({ treeId, givenName, birthYear: -5, deathYear: 60 }))
      const places = Array.from({ length: 12 }, (_, at) => aPlace({ treeId, name: `Place ${at}` }))
      const [first] = persons
      if (first === undefined) throw new Error("There is no person.")
      await plant(store(), {
        ...{ persons, places },
        events: places.map(({ id }) => anEvent({ treeId, personId: first.id, placeId: id, date: aDate(50) })),
      })
      const found = await read(treeId, outsider)
      expect(found.givenNamesByDecade.map(({ decade }) => decade)).to.deep.equal([-10])
      expect(found.givenNamesByDecade[0]?.names.map(({ givenName }) => givenName)).to.deep.equal([
        ...["Carl", "Anna", "Bea", "Zoë", "anna"],
      ])
      expect(found.topPlaces.map(({ place }) => place)).to.deep.equal(
        [0, 1, 10, 11, 2, 3, 4, 5, 6, 7].map((at) => `Place ${at}`),
      )
      // From 5 BCE to 60: there is no year 0.
      expect(found.lifeSpans.all).to.deep.equal(ages(7, 64, [60, 7]))
    })
  })

  describe("the completeness of the ancestors of a home person", () => {
    /**
     * A home person with both parents, the father's parents and one person who is the father of the grandmother and of
     * the mother. The home person or the grandmother may be withheld.
     */
    const ancestors = async (home: Partial<Person>, old: Partial<Person>) => {
      const { tree } = await plantTree(store(), { visibility: "public" })
      const person = (facts: Partial<Person> = {}) => aDeadPerson({ treeId: tree.id, ...facts })
      const [child, father, mother] = [person(home), person(), person()]
      const [grandfather, grandmother, above] = [person(), person(old), person()]
      const tie = (from: Person, to: Person, qualifier: "biological" | "step" = "biological") =>
        aRelationship({ treeId: tree.id, fromPersonId: from.id, toPersonId: to.id, qualifier })
      await plant(store(), {
        persons: [child, father, mother, grandfather, grandmother, above],
        relationships: [
          ...[tie(father, child), tie(mother, child), tie(above, child, "step")],
          ...[tie(grandfather, father), tie(grandmother, father), tie(above, grandmother), tie(above, mother)],
        ],
      })
      await commit(store(), ({ trees }) => trees.update({ ...tree, homePersonId: child.id }))
      return tree.id
    }
    const known = async (viewer: Viewer, home: Partial<Person> = {}, old: Partial<Person> = {}) =>
      (await read(await ancestors(home, old), viewer)).completenessByGeneration.map(
        (one) => `${one.generation}: ${one.known} of ${one.possible}`,
      )

    it("counts the different biological ancestors of each generation", async () => {
      expect(await known(member)).to.deep.equal(["1: 2 of 2", "2: 3 of 4", "3: 1 of 8"])
      expect(await known(outsider)).to.deep.equal(["1: 2 of 2", "2: 3 of 4", "3: 1 of 8"])
    })

    it("reaches no one through a person that the reader does not see in full", async () => {
      for (const privacy of ["hidden", "redacted"] as const) {
        const withheld = { privacy, publicFrom: null }
        expect(await known(outsider, {}, withheld)).to.deep.equal(["1: 2 of 2", "2: 2 of 4"])
        expect(await known(outsider, withheld)).to.deep.equal([])
        expect(await known(member, withheld, withheld)).to.have.length(3)
      }
    })

    it("ends after 12 generations, also in a loop", async () => {
      const { tree } = await plantTree(store(), { visibility: "public" })
      const [one, other] = [aDeadPerson({ treeId: tree.id }), aDeadPerson({ treeId: tree.id })]
      const tie = (from: Person, to: Person) =>
        aRelationship({ treeId: tree.id, fromPersonId: from.id, toPersonId: to.id })
      await plant(store(), { persons: [one, other], relationships: [tie(one, other), tie(other, one)] })
      await commit(store(), ({ trees }) => trees.update({ ...tree, homePersonId: one.id }))
      const { completenessByGeneration } = await read(tree.id, member)
      expect(completenessByGeneration.map(({ known: count }) => count)).to.deep.equal(
        Array.from({ length: 12 }, () => 1),
      )
    })
  })
}
