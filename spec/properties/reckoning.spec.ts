import { expect } from "chai"
import fc from "fast-check"
import type { PersonId } from "../../core/domain/ids.ts"
import { reckonAll, type ReckonedYears } from "../../core/domain/reckoning/reckon.ts"
import { seeded } from "../bench/random.ts"
import { runsOf } from "../support/depth.ts"
import { dateOfYear, eventIn, livesIn, type SoundTree, soundTree, type TruePerson } from "../support/sound-tree.ts"

const seeds = fc.integer({ min: 1, max: 1_000_000_000 })
const trees = fc
  .tuple(seeds, fc.integer({ min: 1, max: 6 }), fc.integer({ min: 2, max: 8 }))
  .map(([seed, generations, founders]) => soundTree(seed, generations, founders))

const holds = ({ from, to }: ReckonedYears, year: number): boolean =>
  (from === null || from <= year) && (to === null || year <= to)

/** The people with true years that the reckoning excludes. */
const excluded = (tree: SoundTree): readonly string[] => {
  const reckoned = reckonAll(livesIn(tree), tree.ties)
  return tree.people.flatMap(({ id, birth, death }, ordinal) => {
    const years = reckoned.of(ordinal)
    return holds(years.birth, birth) && holds(years.death, death)
      ? []
      : [`${id}: ${birth} to ${death}, ${JSON.stringify(years)}`]
  })
}

/** A parent by blood and the child, with exact births instead of what the tree had. */
const planted = (tree: SoundTree, seed: number) => {
  const random = seeded(seed)
  const byBlood = tree.ties.filter(({ qualifier }) => qualifier === "biological")
  const tie = byBlood[random.below(Math.max(1, byBlood.length))]
  if (tie === undefined) return null
  const person = (id: PersonId): TruePerson => tree.people.find((one) => one.id === id)!
  const [parent, child] = [person(tie.fromPersonId), person(tie.toPersonId)]
  const birth = eventIn("birth", dateOfYear(parent.birth))
  const far = random.chance(50) ? -1 - random.below(300) : 93 + random.below(300)
  const wrong = eventIn("birth", dateOfYear(parent.birth + (random.chance(50) ? far : random.below(11))))
  const withBirth = (one: TruePerson, event: typeof birth): TruePerson => ({
    ...one,
    events: [event, ...one.events.filter(({ type }) => type !== "birth")],
  })
  const people = tree.people.map((one) => {
    if (one === parent) return withBirth(one, birth)
    return one === child ? withBirth(one, wrong) : one
  })
  return { tree: { ...tree, people }, wrong, tie, child, parent, birth }
}

describe("The reckoning", () => {
  it("never excludes the true year, and reports no contradiction, in a tree in which everything is true", () => {
    fc.assert(
      fc.property(trees, (tree) => {
        expect(reckonAll(livesIn(tree), tree.ties).contradictions).to.deep.equal([])
        expect(excluded(tree)).to.deep.equal([])
      }),
      { numRuns: 1_000 },
    )
  })

  it("finds each of a thousand planted contradictions, with the events and the relationship that contradict each other", () => {
    let found = 0
    fc.assert(
      fc.property(trees, seeds, (tree, seed) => {
        const plant = planted(tree, seed)
        fc.pre(plant !== null)
        const { wrong, tie, birth } = plant!
        const { contradictions } = reckonAll(livesIn(plant!.tree), plant!.tree.ties)
        const sets = contradictions.map(({ facts }) =>
          facts.map(({ eventId, relationshipId }) => eventId ?? relationshipId),
        )
        expect(sets.filter((facts) => facts.includes(wrong.id))).to.not.deep.equal([])
        const isPair = (facts: readonly unknown[]): boolean =>
          facts.length === 3 && [wrong.id, tie.id, birth.id].every((id) => facts.includes(id))
        expect(sets.some(isPair)).to.equal(true)
        found++
      }),
      { numRuns: 1_000 },
    )
    expect(found).to.be.at.least(1_000)
  })

  it("reports smallest sets: without any one of the facts the others contradict each other no more", () => {
    fc.assert(
      fc.property(trees, seeds, (tree, seed) => {
        const plant = planted(tree, seed)
        fc.pre(plant !== null)
        const { people, ties } = plant!.tree
        for (const { facts } of reckonAll(livesIn({ people }), ties).contradictions) {
          const number = (left: number | null): number => {
            const kept = facts.filter((_, index) => index !== left)
            const isKept = (personId: PersonId, eventId: string): boolean =>
              kept.some((fact) => fact.eventId === eventId && fact.personId === personId)
            const fewer = people.map((one) => ({ ...one, events: one.events.filter(({ id }) => isKept(one.id, id)) }))
            const between = ties.filter(({ id }) =>
              kept.some((fact) => fact.eventId === null && fact.relationshipId === id),
            )
            return reckonAll(livesIn({ people: fewer }), between).contradictions.length
          }
          expect(number(null), "together").to.be.at.least(1)
          for (const index of facts.keys()) expect(number(index), "without one of them").to.equal(0)
        }
      }),
      { numRuns: runsOf(400) },
    )
  })

  it("reckons people with a contradiction from their own events alone", () => {
    fc.assert(
      fc.property(trees, seeds, (tree, seed) => {
        const plant = planted(tree, seed)
        fc.pre(plant !== null)
        const { people, ties } = plant!.tree
        const reckoned = reckonAll(livesIn({ people }), ties)
        const ordinal = people.findIndex(({ id }) => id === plant!.child.id)
        const [child] = livesIn({ people: people.slice(ordinal, ordinal + 1) })
        const { birth } = reckoned.of(ordinal)
        expect([birth.from, birth.to]).to.deep.equal([child?.birth.from?.at ?? null, child?.birth.to?.at ?? null])
        for (let one = 0; one < people.length; one++)
          for (const { from, to } of [reckoned.of(one).birth, reckoned.of(one).death])
            expect(from === null || to === null || from <= to).to.equal(true)
      }),
      { numRuns: runsOf(400) },
    )
  })
})
