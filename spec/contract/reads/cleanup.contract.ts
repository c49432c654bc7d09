import { expect } from "chai"
import type { Gender, Person } from "../../../core/domain/person.ts"
import { showToMember, type Withheld } from "../../../core/domain/privacy.ts"
import type { CleanupReads } from "../../../core/ports/cleanup-reads.ts"
import type { Keyset } from "../../../core/ports/rows.ts"
import type { Relationship } from "../../../core/domain/relationship.ts"
import { aName, aPerson, aRelationship, minutesLater, newId } from "../../support/builders.ts"
import { collect, plant, plantTree, type StoreUnderTest } from "../../support/store.ts"
import { member, outsider } from "../../support/viewers.ts"
import { expectPaging } from "./paging.ts"

const opened = <T>(sealed: Withheld<T>): T => showToMember(member, sealed) ?? expect.fail("a member sees it")
const gone = { deletedAt: minutesLater(1), deletionId: newId<"DeletionId">() }
const all = { after: null, batch: 100 }

/** A tree as the cleanup tools read it. */
export const cleanupReadsContract = (store: () => StoreUnderTest): void => {
  const cleanup = (): CleanupReads => store().reads.cleanup

  describe("the people of a tree that may need cleaning", () => {
    const plantPeople = async (...people: readonly Partial<Person>[]) => {
      const { tree } = await plantTree(store())
      const elsewhere = await plantTree(store())
      const persons = people.map((overrides) => aPerson({ treeId: tree.id, ...overrides }))
      await plant(store(), {
        persons: [
          ...persons.toReversed(),
          ...people.map((overrides) => aPerson({ treeId: elsewhere.tree.id, ...overrides })),
        ],
      })
      return { treeId: tree.id, persons, ids: persons.map(({ id }) => id) }
    }
    const idsOf = async (list: ReturnType<CleanupReads["unsexed"]>) =>
      (await collect(list)).map((row) => opened(row).id)

    it("are the live ones, ordered by id: all with their names, those without a sex as whole rows; and none for non-members", async () => {
      const { treeId, persons, ids } = await plantPeople(
        { gender: "male", surname: "Müller" },
        {},
        { gender: "other" },
        {},
        gone,
      )
      const live = persons.slice(0, 4)
      expect((await collect(cleanup().bearers(treeId, all))).map(opened)).to.deep.equal(
        live.map(({ id, gender, searchText }) => ({ id, gender, searchText })),
      )
      expect((await collect(cleanup().unsexed(treeId, all))).map(opened)).to.deep.equal([persons[1], persons[3]])
      await expectPaging(
        (keyset: Keyset<Person["id"]>) => cleanup().bearers(treeId, keyset),
        (row) => opened(row).id,
        ids.slice(0, 4),
      )
      await expectPaging(
        (keyset: Keyset<Person["id"]>) => cleanup().unsexed(treeId, keyset),
        (row) => opened(row).id,
        [ids[1], ids[3]].filter((id) => id !== undefined),
      )
      const [row] = await collect(cleanup().bearers(treeId, all))
      expect(row === undefined ? undefined : showToMember(outsider, row)).to.equal(null)
    })

    it("born by a year include that year, without those who are known to be dead", async () => {
      const { treeId, ids } = await plantPeople(
        { birthYear: 1929 },
        { birthYear: 1930 },
        { birthYear: 1931 },
        { birthYear: null },
        { birthYear: -44 },
        { birthYear: 1900, isLiving: true },
        { birthYear: 1900, isLiving: false },
        { birthYear: 1900, deathYear: 1950 },
        { birthYear: 1900, hasDeathFact: true },
        { birthYear: 1900, hasDeathFact: true, isLiving: true },
        { birthYear: 1900, ...gone },
      )
      expect(await idsOf(cleanup().bornBy(treeId, 1930, all))).to.deep.equal([ids[0], ids[1], ids[4], ids[5]])
      await expectPaging(
        (keyset: Keyset<Person["id"]>) => cleanup().bornBy(treeId, 1900, keyset),
        (row) => opened(row).id,
        [ids[4], ids[5]].filter((id) => id !== undefined),
      )
    })
  })

  describe("the relatives of people that may need cleaning", () => {
    const plantFamily = async (
      people: readonly Partial<Person>[],
      edges: readonly (readonly [type: Relationship["type"], from: number, to: number, more?: Partial<Relationship>])[],
    ) => {
      const { tree } = await plantTree(store())
      const persons = people.map((overrides, index) =>
        aPerson({ treeId: tree.id, givenName: `Person ${index}`, surname: null, ...overrides }),
      )
      const idOf = (index: number) => persons[index]?.id ?? expect.fail("no such person")
      await plant(store(), {
        persons,
        relationships: edges.map(([type, from, to, more]) =>
          aRelationship({ treeId: tree.id, type, fromPersonId: idOf(from), toPersonId: idOf(to), ...more }),
        ),
      })
      return { treeId: tree.id, persons, ordinal: (person: Person) => persons.findIndex(({ id }) => id === person.id) }
    }

    it(
      "are parents, whatever they are to the child, with the year of the earliest child born by the year, themselves " +
        "not known to be dead",
      async () => {
        const child = { birthYear: 1900, hasDeathFact: true }
        const { treeId, persons, ordinal } = await plantFamily(
          [
            {},
            { birthYear: 1880 },
            { isLiving: true },
            { isLiving: false },
            { deathYear: 1950 },
            {},
            {},
            { ...gone },
            child,
            { ...child, birthYear: 1930 },
            { ...child, birthYear: 1931 },
            { ...child, birthYear: null },
            { ...child, ...gone },
          ],
          [
            ["parent_child", 0, 10],
            ["parent_child", 0, 9],
            ["parent_child", 0, 8],
            ["parent_child", 1, 9, { qualifier: "adoptive" }],
            ["parent_child", 2, 8, { qualifier: "step" }],
            ["parent_child", 3, 8],
            ["parent_child", 4, 8],
            ["parent_child", 5, 10],
            ["parent_child", 5, 11],
            ["parent_child", 5, 12],
            ["parent_child", 6, 8, gone],
            ["parent_child", 7, 8],
            ["partnership", 6, 8],
          ],
        )
        const list = (year: number) => collect(cleanup().parentsOfBornBy(treeId, year, all))
        expect(
          (await list(1930)).map(opened).map(({ person, childBirthYear }) => [ordinal(person), childBirthYear]),
        ).to.deep.equal([
          [0, 1900],
          [1, 1930],
          [2, 1900],
        ])
        expect((await list(1900)).map(opened).map(({ person }) => ordinal(person))).to.deep.equal([0, 2])
        expect(await list(1899)).to.deep.equal([])
        expect((await list(1900)).map(opened)[0]?.person).to.deep.equal(persons[0])
        await expectPaging(
          (keyset: Keyset<Person["id"]>) => cleanup().parentsOfBornBy(treeId, 1930, keyset),
          (row) => opened(row).person.id,
          persons.slice(0, 3).map(({ id }) => id),
        )
      },
    )

    it("are the partners with a known sex, of persons without one", async () => {
      const sexed = (gender: Gender) => ({ gender })
      const { treeId, persons, ordinal } = await plantFamily(
        [{}, {}, {}, {}, {}, sexed("male"), sexed("female"), sexed("other"), { gender: "male", ...gone }, gone],
        [
          ["partnership", 0, 5],
          ["partnership", 6, 0],
          ["partnership", 7, 1],
          ["partnership", 1, 2],
          ["partnership", 3, 8],
          ["partnership", 4, 6, gone],
          ["parent_child", 4, 5],
          ["partnership", 5, 6],
          ["partnership", 9, 5],
          ["partnership", 2, 3],
        ],
      )
      const rows = (await collect(cleanup().partnered(treeId, all))).map(opened)
      expect(
        rows.map(({ person, partners }) => [
          ordinal(person),
          ...partners.map(({ gender, displayName }) => `${displayName} ${gender}`),
        ]),
      ).to.deep.equal([
        [0, "Person 5 male", "Person 6 female"],
        [1, "Person 7 other"],
      ])
      expect(rows[0]?.person).to.deep.equal(persons[0])
      await expectPaging(
        (keyset: Keyset<Person["id"]>) => cleanup().partnered(treeId, keyset),
        (row) => opened(row).person.id,
        persons.slice(0, 2).map(({ id }) => id),
      )
    })
  })

  it("the names of a tree come by id, the live ones, with what can be broken in them", async () => {
    const { tree } = await plantTree(store())
    const treeId = tree.id
    const person = aPerson({ treeId })
    const names = [
      aName({ treeId, personId: person.id, givenName: "Mary 1850", surname: "-" }),
      aName({ treeId, personId: person.id, isPrimary: false, givenName: null, surname: "", surnamePrefix: "van" }),
      aName({ treeId, personId: person.id, isPrimary: false, ...gone }),
    ]
    await plant(store(), { persons: [person], names: names.toReversed() })
    const list = (keyset: Keyset<(typeof names)[number]["id"]>) => cleanup().names(treeId, keyset)
    expect((await collect(list(all))).map(opened)).to.deep.equal(
      names.slice(0, 2).map(({ id, personId, givenName, surname, prefix, suffix, surnamePrefix, isPrimary }) => ({
        id,
        personId,
        givenName,
        surname,
        prefix,
        suffix,
        surnamePrefix,
        isPrimary,
      })),
    )
    await expectPaging(
      list,
      (row) => opened(row).id,
      names.slice(0, 2).map(({ id }) => id),
    )
  })
}
