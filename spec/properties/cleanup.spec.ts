import { expect } from "chai"
import fc from "fast-check"
import { applyDeceased } from "../../core/commands/cleanup/apply-deceased.ts"
import { applyGender } from "../../core/commands/cleanup/apply-gender.ts"
import { applyNames } from "../../core/commands/cleanup/apply-names.ts"
import type { Relationship } from "../../core/domain/relationship.ts"
import { genders, type PersonRead } from "../../core/domain/person.ts"
import { previewDeceasedByBirth } from "../../core/queries/cleanup/preview-deceased-by-birth.ts"
import { previewDeceasedByChild } from "../../core/queries/cleanup/preview-deceased-by-child.ts"
import { previewGenderFromGedcom } from "../../core/queries/cleanup/preview-gender-from-gedcom.ts"
import { previewGenderFromName } from "../../core/queries/cleanup/preview-gender-from-name.ts"
import { previewGenderFromSpouse } from "../../core/queries/cleanup/preview-gender-from-spouse.ts"
import { previewNames } from "../../core/queries/cleanup/preview-names.ts"
import { listPersons } from "../../core/queries/person/list-persons.ts"
import { runsOf } from "../support/depth.ts"
import { aName, aPerson, aRelationship } from "../support/builders.ts"
import { gedcomText, uploadOf } from "../support/gedcom-upload.ts"
import { plant } from "../support/store.ts"
import { aWorld, itemsOf, type World } from "../support/world.ts"

const someone = fc.record({
  givenName: fc.constantFrom(
    "Karl",
    "Anna Maria",
    "Kim",
    "Mary 1850",
    "John Smith",
    "Hans and Maria",
    "William Henry",
    "Xi",
    null,
  ),
  surname: fc.constantFrom("Smith", "Huber (1820-1890)", "-", "N.N.", "van der Berg", null),
  gender: fc.constantFrom(...genders, null, null, null),
  isLiving: fc.constantFrom(true, false, null, null),
  hasDeathFact: fc.boolean(),
  birthYear: fc.constantFrom(1850, 1929, 1930, 1931, 2000, null),
})
type Someone = typeof someone extends fc.Arbitrary<infer T> ? T : never

const family = fc.record({
  people: fc.array(someone, { minLength: 4, maxLength: 12 }),
  ties: fc.uniqueArray(
    fc.record({ type: fc.constantFrom("partnership", "parent_child"), from: fc.nat(11), to: fc.nat(11) }),
    {
      minLength: 6,
      maxLength: 14,
      selector: ({ type, from, to }) => `${type} ${Math.min(from, to)} ${Math.max(from, to)}`,
    },
  ),
})
type Family = typeof family extends fc.Arbitrary<infer T> ? T : never

const worldOf = async ({ people, ties }: Family): Promise<World> => {
  const world = await aWorld()
  const treeId = world.tree.id
  const persons = people.map((overrides) => aPerson({ treeId, ...overrides }))
  const relationships = ties.flatMap(({ type, from, to }): readonly Relationship[] => {
    const [one, other] = [persons[Math.min(from, to)], persons[Math.max(from, to)]]
    return one === undefined || other === undefined || one === other
      ? []
      : [aRelationship({ treeId, type, fromPersonId: one.id, toPersonId: other.id })]
  })
  const names = persons.map(({ id, givenName, surname }) => aName({ treeId, personId: id, givenName, surname }))
  await plant(world.store, { persons, names, relationships })
  return world
}

const gedcomOf = (people: readonly Someone[]): string =>
  gedcomText(
    people
      .map(
        ({ givenName, surname, birthYear }, index) =>
          `0 @I${index}@ INDI\n1 NAME ${givenName ?? ""} /${surname ?? ""}/\n1 SEX ${birthYear === 1930 ? "M" : "F"}`,
      )
      .join("\n"),
  )

const everyone = async (world: World): Promise<readonly PersonRead[]> =>
  itemsOf(
    await world.see("editor", listPersons, {
      treeId: world.tree.id,
      q: null,
      ids: null,
      deleted: false,
      limit: 1_000,
      cursor: null,
    }),
  )

/** What a tool proposes, as a selection that the apply takes. */
type Tool = (
  world: World,
  file: string,
) => Promise<{
  readonly ids: readonly string[]
  readonly apply: () => Promise<{ readonly updated: number; readonly unchanged: readonly string[] }>
}>

const deceased =
  (preview: typeof previewDeceasedByBirth | typeof previewDeceasedByChild): Tool =>
  async (world) => {
    const input = { treeId: world.tree.id, bornOnOrBefore: 1930 }
    const found =
      preview === previewDeceasedByBirth
        ? await itemsOf(await world.see("editor", previewDeceasedByBirth, input))
        : await itemsOf(await world.see("editor", previewDeceasedByChild, input))
    const personIds = found.map(({ person }) => person.id)
    return { ids: personIds, apply: () => world.edit(applyDeceased, { treeId: world.tree.id, personIds }) }
  }

const gender =
  (
    propose: (
      world: World,
      file: string,
    ) => Promise<readonly { readonly person: PersonRead; readonly gender: (typeof genders)[number] }[]>,
  ): Tool =>
  async (world, file) => {
    const assignments = (await propose(world, file)).map(({ person, gender }) => ({ personId: person.id, gender }))
    return {
      ids: assignments.map(({ personId }) => personId),
      apply: () => world.edit(applyGender, { treeId: world.tree.id, assignments }),
    }
  }

const names: Tool = async (world) => {
  const treeId = world.tree.id
  const certain = (await itemsOf(await world.see("editor", previewNames, { treeId }))).flatMap(
    ({ person, nameId, suggestion }) => (suggestion === null ? [] : [{ person, nameId, ...suggestion }]),
  )
  const fixes = certain.map(({ nameId, givenName, surname }) => ({ nameId, givenName, surname }))
  return { ids: certain.map(({ person }) => person.id), apply: () => world.edit(applyNames, { treeId, fixes }) }
}

const fromSpouse = gender(async (world) =>
  itemsOf(await world.see("editor", previewGenderFromSpouse, { treeId: world.tree.id })),
)

const tools: Readonly<Record<string, Tool>> = {
  "deceased by birth year": deceased(previewDeceasedByBirth),
  "deceased by child": deceased(previewDeceasedByChild),
  "sex from the source GEDCOM": gender(async (world, file) =>
    itemsOf(await world.see("editor", previewGenderFromGedcom, { treeId: world.tree.id, file: uploadOf(file) })),
  ),
  "sex from the first name": gender(async (world) =>
    itemsOf(await world.see("editor", previewGenderFromName, { treeId: world.tree.id })),
  ),
  "broken names": names,
}

describe("Whatever the tree, a cleanup", () => {
  for (const [name, tool] of Object.entries(tools)) {
    it(`(${name}) that is applied completely leaves nothing for the next preview to propose, and changes no other person`, async () => {
      let proposed = 0
      await fc.assert(
        fc.asyncProperty(family, async (drawn) => {
          const world = await worldOf(drawn)
          const before = await everyone(world)
          const { ids, apply } = await tool(world, gedcomOf(drawn.people))
          proposed += ids.length
          expect(await apply()).to.deep.equal({ updated: ids.length, unchanged: [] })
          expect((await tool(world, gedcomOf(drawn.people))).ids).to.deep.equal([])
          const untouched = (people: readonly PersonRead[]) => people.filter(({ id }) => !ids.includes(id))
          expect(untouched(await everyone(world))).to.deep.equal(untouched(before))
        }),
        { numRuns: runsOf(150) },
      )
      expect(proposed).to.be.greaterThan(10)
    })
  }

  it(
    "(sex from the spouse) that is applied completely leaves only persons to propose with a partner who has just got " +
      "a sex, and finally none",
    async () => {
      let chains = 0
      await fc.assert(
        fc.asyncProperty(family, async (drawn) => {
          const world = await worldOf(drawn)
          const seen = new Set<string>()
          for (let round = await fromSpouse(world, ""); round.ids.length > 0; round = await fromSpouse(world, "")) {
            if (seen.size > 0) chains++
            for (const id of round.ids) {
              expect(seen.has(id), "nobody is proposed twice").to.equal(false)
              seen.add(id)
            }
            expect(await round.apply()).to.deep.equal({ updated: round.ids.length, unchanged: [] })
          }
        }),
        { numRuns: runsOf(150) },
      )
      expect(chains).to.be.greaterThan(0)
    },
  )
})
