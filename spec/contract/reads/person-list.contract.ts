import { expect } from "chai"
import type { TreeId } from "../../../core/domain/ids.ts"
import { type Person, type PersonRead, summarisePerson } from "../../../core/domain/person.ts"
import { noFilter, type PersonFilter } from "../../../core/domain/person-list/person-filter.ts"
import {
  type PersonOrder,
  type PersonPosition,
  personSorts,
  positionOf,
} from "../../../core/domain/person-list/person-order.ts"
import { showPerson, type Viewer } from "../../../core/domain/privacy.ts"
import {
  aCitation,
  aDeadPerson,
  aName,
  anEvent,
  aPerson,
  aRelationship,
  aSource,
  minutesLater,
  newId,
} from "../../support/builders.ts"
import { collect, plant, plantTree, type StoreUnderTest } from "../../support/store.ts"
import { member, outsider } from "../../support/viewers.ts"

const surnames = [
  ...["Ångström", "Angstrom", "angstrom", "Zola", "zola", "Łuczak", "Luczak", "Lz", "Øster", "Oster", "Þór", "Thor"],
  ...["O'Brien", "O’Brien", "OBrien", "'t Hooft", "de la Cruz", "De La Cruz", "Strauß", "Strauss", "Æsir", "Иванов"],
  ...[
    "王",
    "Müller",
    "Muller",
    "Mueller",
    "Ng",
    "",
    "?",
    "-",
    "Smith-Jones",
    "Smith Jones",
    "𝒮mith",
    "\uffee",
    null,
    null,
  ],
]
const givenNames = ["Ada", "ada", "Élodie", "Elodie", null, "Zoë", "王", null]

const named = (person: Person, surname: string | null, givenName: string | null): Person => {
  const name = aName({ treeId: person.treeId, personId: person.id, surname, givenName })
  return { ...person, ...summarisePerson(person, [name], person) }
}

/** Persons with many kinds of names, years and times, some of which non-members see in full, some redacted, some not. */
const crowdOf = (treeId: TreeId): readonly Person[] =>
  Array.from({ length: 160 }, (_, at) => {
    const surname = surnames[(at * 7) % surnames.length] ?? null
    const year = at % 5 === 0 ? null : 1700 + ((at * 37) % 90)
    const base = at % 3 === 0 ? aPerson({ treeId }) : aDeadPerson({ treeId })
    const person = {
      ...base,
      birthYear: year,
      publicBirthYear: at % 7 === 0 || year === null ? null : year + (at % 11 === 0 ? 25 : 0),
      deathYear: at % 4 === 0 ? null : 1800 + ((at * 11) % 50),
      publicDeathYear: at % 4 === 0 ? null : 1800 + ((at * 11) % 50),
      gender: (["male", "female", null] as const)[at % 3] ?? null,
      privacy: (["default", "default", "redacted", "default", "hidden"] as const)[at % 5] ?? "default",
      identifiers: [[{ type: "REFN", value: "AB-12" }], [{ type: "REFN", value: "AB-1" }], [], null][at % 4] ?? null,
      updatedAt: minutesLater((at * 13) % 40),
      ...(at % 19 === 0 ? { deletedAt: minutesLater(1), deletionId: newId<"DeletionId">() } : {}),
    }
    return named(person, surname === "" ? null : surname, givenNames[at % givenNames.length] ?? null)
  })

const collator = new Intl.Collator("en")

/** The values that a reader sees of a person, in the order in which they count. */
const valuesOf = (by: PersonOrder["by"], person: PersonRead): readonly (string | number | null)[] => {
  const full = person.visibility === "full"
  return {
    created: [],
    name: [person.surname, person.givenName],
    birth: [person.birthYear],
    death: [person.deathYear],
    updated: [full ? (person.updatedAt?.getTime() ?? null) : null],
  }[by]
}

/** Whether `a` may come right before `b`. */
const isInOrder = ({ by, isReversed }: PersonOrder, a: PersonRead, b: PersonRead): boolean => {
  const [before, after] = [valuesOf(by, a), valuesOf(by, b)]
  for (const [at, one] of before.entries()) {
    const other = after[at] ?? null
    if (one === other) continue
    if (one === null || other === null) return other === null
    const order =
      typeof one === "string" && typeof other === "string" ? collator.compare(one, other) : Number(one) - Number(other)
    if (order !== 0) return order < 0 !== isReversed
    return true
  }
  return a.id < b.id !== isReversed
}

/** Lists of persons in any order, with filters. */
export const personListContract = (store: () => StoreUnderTest): void => {
  const read = async (
    treeId: TreeId,
    viewer: Viewer,
    order: PersonOrder,
    filter: PersonFilter = noFilter,
    paging: { readonly after?: PersonPosition | null; readonly batch?: number } = {},
  ): Promise<readonly PersonRead[]> => {
    const { after = null, batch = 1_000 } = paging
    const rows = await collect(store().reads.persons.listed(treeId, { viewer, order, filter }, { after, batch }))
    return rows.map((row) => showPerson(viewer, row)).filter((person) => person !== null)
  }
  const byId: PersonOrder = { by: "created", isReversed: false }

  describe("a sorted list of persons", () => {
    let treeId: TreeId
    let crowd: readonly Person[]
    before(async () => {
      treeId = (await plantTree(store())).tree.id
      crowd = crowdOf(treeId)
      await plant(store(), { persons: crowd })
    })

    // Who does not see everything never gets this order.
    for (const [who, viewer] of [
      ["a member", member],
      ["a non-member", outsider],
    ] as const)
      for (const by of personSorts.filter((sort) => viewer === member || sort !== "updated"))
        for (const isReversed of [false, true])
          it(
            `has every person that ${who} sees by ${isReversed ? "falling" : "rising"} ${by}, missing values last, in pages ` +
              "of any size",
            async () => {
              const order = { by, isReversed }
              const live = crowd.filter(({ deletedAt }) => deletedAt === null)
              const seen = viewer === member ? live : live.filter(({ privacy }) => privacy !== "hidden")
              const whole = await read(treeId, viewer, order)
              expect(whole.map(({ id }) => id)).to.have.members(seen.map(({ id }) => id))
              for (const [at, person] of whole.slice(1).entries()) {
                const previous = whole[at] ?? person
                const values = [valuesOf(by, previous), valuesOf(by, person)]
                expect(isInOrder(order, previous, person), JSON.stringify(values)).to.equal(true)
              }
              const ids = whole.map(({ id }) => id)
              expect((await read(treeId, viewer, order, noFilter, { batch: 7 })).map(({ id }) => id)).to.deep.equal(ids)
              for (let at = 0; at < whole.length; at += 9) {
                const after = positionOf(order, whole[at] ?? expect.fail("no one"))
                const rest = await read(treeId, viewer, order, noFilter, { after, batch: 5 })
                expect(rest.map(({ id }) => id)).to.deep.equal(ids.slice(at + 1))
              }
            },
          )

    it("has the same order in every store: names by the root collation of Unicode, equal ones by code point", async () => {
      const whole = await read(treeId, member, { by: "name", isReversed: false })
      const distinct = [...new Set(whole.map(({ surname }) => surname).filter((surname) => surname !== null))]
      const byCodePoint = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))
      expect(distinct).to.deep.equal(distinct.toSorted((a, b) => collator.compare(a, b) || byCodePoint(a, b)))
      expect(distinct.length).to.be.greaterThan(30)
    })

    it("has only those that a filter matches, and never a person who is not fully visible", async () => {
      const filters: readonly Partial<PersonFilter>[] = [
        { surname: "angstrom" },
        { surname: "o brien" },
        { surname: "strauss" },
        { letter: "o" },
        { letter: "t" },
        { letter: "и" },
        { letter: "s", gender: "male" },
        { gender: "female" },
        { living: true },
        { living: false },
        { bornFrom: 1750 },
        { bornTo: 1750 },
        { bornFrom: 1710, bornTo: 1740, gender: "female" },
        { missing: "birth" },
        { missing: "gender" },
        { identifier: "AB-12" },
        { identifier: "ab-12" },
        { among: new Set(crowd.filter((_, at) => at % 3 === 0).map(({ id }) => id)) },
        { among: new Set(), gender: "male" },
      ]
      for (const viewer of [member, outsider])
        for (const some of filters)
          for (const order of [byId, { by: "name", isReversed: true }, { by: "birth", isReversed: false }] as const) {
            const filter = { ...noFilter, ...some }
            const all = await read(treeId, viewer, order)
            const expected = all.filter((person) => isWanted(filter, person, keysOf(crowd)))
            const found = await read(treeId, viewer, order, filter, { batch: 3 })
            const label = `${viewer.role} ${JSON.stringify(some)} ${order.by}`
            expect(
              found.map(({ id }) => id),
              label,
            ).to.deep.equal(expected.map(({ id }) => id))
            expect(await store().reads.persons.countListed(treeId, { viewer, filter }), label).to.equal(found.length)
          }
    })
  })

  describe("a list of persons without parents or sources", () => {
    /** A tree with persons that non-members see in full unless something else is said. */
    const family = async (names: readonly string[], settings: Partial<Record<string, Partial<Person>>> = {}) => {
      const { tree } = await plantTree(store())
      const people = names.map((givenName) => {
        const person = named(aDeadPerson({ treeId: tree.id }), null, givenName)
        return { ...person, ...settings[givenName] }
      })
      const find = (name: string): Person => people.find(({ givenName }) => givenName === name) ?? expect.fail(name)
      const without = async (missing: "parents" | "sources", viewer: Viewer = member) =>
        (await read(tree.id, viewer, byId, { ...noFilter, missing })).map(({ givenName }) => givenName)
      return { treeId: tree.id, people, find, without }
    }

    it("has those without a live parent; for non-members a hidden parent does not exist", async () => {
      const { treeId, people, find, without } = await family(["child", "of hidden", "parent", "hidden", "orphan"], {
        hidden: { privacy: "hidden" },
      })
      const edge = (from: string, to: string, more = {}) =>
        aRelationship({ treeId, type: "parent_child", fromPersonId: find(from).id, toPersonId: find(to).id, ...more })
      const gone = { deletedAt: minutesLater(1), deletionId: newId<"DeletionId">() }
      await plant(store(), {
        persons: people,
        relationships: [edge("parent", "child"), edge("hidden", "of hidden"), edge("parent", "orphan", gone)],
      })
      expect(await without("parents")).to.deep.equal(["parent", "hidden", "orphan"])
      expect(await without("parents", outsider)).to.deep.equal(["of hidden", "parent", "orphan"])
    })

    it("has those without a citation of the person, a name, an event or a relationship that the reader sees", async () => {
      const living = { isLiving: true, publicFrom: null, deadFrom: null, hasDeathFact: false } as const
      const { treeId, people, find, without } = await family(
        ["by person", "by name", "by event", "by hidden event", "by edge", "living", "by wedding", "bare"],
        { living },
      )
      const source = aSource({ treeId })
      const name = aName({ treeId, personId: find("by name").id })
      const birth = anEvent({ treeId, personId: find("by event").id })
      const secret = { ...anEvent({ treeId, personId: find("by hidden event").id }), privacy: "hidden" as const }
      const edge = aRelationship({
        treeId,
        type: "partnership",
        fromPersonId: find("by edge").id,
        toPersonId: find("living").id,
      })
      const couple = aRelationship({
        treeId,
        type: "partnership",
        fromPersonId: find("bare").id,
        toPersonId: find("by wedding").id,
      })
      const wedding = anEvent({ treeId, personId: null, relationshipId: couple.id, type: "marriage" })
      const cite = (target: object, more = {}) => ({
        ...aCitation({ treeId, sourceId: source.id, ...target }),
        ...more,
      })
      await plant(store(), {
        persons: people,
        names: [name],
        relationships: [edge, couple],
        events: [birth, secret, wedding],
        sources: [source],
        citations: [
          cite({ personId: find("by person").id }),
          cite({ nameId: name.id }),
          cite({ eventId: birth.id }),
          cite({ eventId: secret.id }),
          cite({ relationshipId: edge.id }),
          cite({ eventId: wedding.id }, { deletedAt: minutesLater(1), deletionId: newId<"DeletionId">() }),
        ],
      })
      expect(await without("sources")).to.deep.equal(["by wedding", "bare"])
      expect(await without("sources", outsider)).to.deep.equal(["by hidden event", "by edge", "by wedding", "bare"])
    })
  })
}

const keysOf = (crowd: readonly Person[]): ReadonlyMap<string, string | null> =>
  new Map(crowd.map(({ id, surnameKey }) => [id, surnameKey]))

/** The rule of the filters, from what a reader sees of a person. */
const isWanted = (filter: PersonFilter, person: PersonRead, keys: ReadonlyMap<string, string | null>): boolean => {
  const key = keys.get(person.id) ?? null
  const { birthYear } = person
  return [
    person.visibility === "full",
    filter.surname === null || key === filter.surname,
    filter.letter === null || key?.startsWith(filter.letter) === true,
    filter.gender === null || person.gender === filter.gender,
    filter.living === null || person.possiblyLiving === filter.living,
    filter.bornFrom === null || (birthYear !== null && birthYear >= filter.bornFrom),
    filter.bornTo === null || (birthYear !== null && birthYear <= filter.bornTo),
    filter.among === null || filter.among.has(person.id),
    filter.missing !== "birth" || birthYear === null,
    filter.missing !== "gender" || person.gender === null,
    filter.identifier === null || person.identifiers?.some(({ value }) => value === filter.identifier) === true,
  ].every(Boolean)
}
