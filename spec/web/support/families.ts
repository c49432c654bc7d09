import fc from "fast-check"
import type { Card, FamilyGraph, NeighbourhoodAnswer, Tie } from "../../../adapters/web/app/model/family.ts"
import { emptyGraph, mergeNeighbourhood } from "../../../adapters/web/app/model/neighbourhood.ts"
import type { ChartView, FoldKey } from "../../../adapters/web/app/chart/view.ts"

/** A card with nothing but a name, and what a test adds. */
export const cardOf = (id: string, more: Partial<Card> = {}): Card => ({
  id,
  visibility: "full",
  display_name: id,
  given_name: id,
  surname: null,
  gender: null,
  possibly_living: false,
  death_known: false,
  birth_year: null,
  death_year: null,
  birth: null,
  death: null,
  portrait: null,
  ...more,
})

export const parentTie = (parent: string, child: string, qualifier: Tie["qualifier"] = "biological"): Tie => ({
  id: `${parent}>${child}`,
  type: "parent_child",
  from_person_id: parent,
  to_person_id: child,
  qualifier,
  ended_by: null,
  position: null,
  to_position: null,
})

export const partnerTie = (a: string, b: string): Tie => ({
  id: `${a}=${b}`,
  type: "partnership",
  from_person_id: a,
  to_person_id: b,
  qualifier: null,
  ended_by: null,
  position: null,
  to_position: null,
})

export const graphOf = (
  persons: readonly Card[],
  relationships: readonly Tie[],
  more: NeighbourhoodAnswer["more"] = {},
): FamilyGraph => mergeNeighbourhood(emptyGraph, { root_id: persons[0]?.id ?? "", persons, relationships, more })

/** The hourglass of the app around a person, with nothing opened or closed by hand. */
export const viewOf = (rootId: string, more: Partial<ChartView> = {}): ChartView => ({
  rootId,
  up: 3,
  down: 1,
  siblings: true,
  opened: new Set(),
  closed: new Set(),
  ...more,
})

const qualifiers = ["biological", "biological", "biological", "adoptive", "step"] as const

interface Draw {
  readonly gender: Card["gender"]
  readonly parents: readonly number[]
  readonly partners: readonly number[]
  readonly qualifier: (typeof qualifiers)[number]
}

const drawn: fc.Arbitrary<Draw> = fc.record({
  gender: fc.constantFrom("male", "female", "other", null),
  parents: fc.array(fc.nat(1_000), { maxLength: 3 }),
  partners: fc.oneof(
    { weight: 4, arbitrary: fc.array(fc.nat(1_000), { maxLength: 1 }) },
    { weight: 1, arbitrary: fc.array(fc.nat(1_000), { minLength: 2, maxLength: 6 }) },
  ),
  qualifier: fc.constantFrom(...qualifiers),
})

/** Parents are always earlier persons, so that no one is their own ancestor; all else may happen. */
const tiesOf = (draws: readonly Draw[]): readonly Tie[] => {
  const ties = new Map<string, Tie>()
  draws.forEach(({ parents, partners, qualifier }, index) => {
    if (index === 0) return
    const near = Math.min(index, 12)
    parents.forEach((parent, place) => {
      const tie = parentTie(`p${index - 1 - (parent % near)}`, `p${index}`, place === 2 ? qualifier : "biological")
      ties.set(tie.id, tie)
    })
    for (const partner of partners) {
      const [a, b] = [partner % index, index]
      ties.set(`p${a}=p${b}`, partnerTie(`p${a}`, `p${b}`))
    }
  })
  return [...ties.values()]
}

/** Random families with loops, half siblings, several partners and people without a sex. */
export const anyFamily: fc.Arbitrary<FamilyGraph> = fc.array(drawn, { minLength: 1, maxLength: 45 }).map((draws) =>
  graphOf(
    draws.map(({ gender }, index) => cardOf(`p${index}`, { gender, birth_year: 1700 + index })),
    tiesOf(draws),
  ),
)

const anyFolds = (size: number): fc.Arbitrary<ReadonlySet<FoldKey>> =>
  fc
    .array(fc.tuple(fc.constantFrom("parents", "siblings", "partners", "children"), fc.nat(size - 1)), { maxLength: 8 })
    .map((folds) => new Set(folds.map(([kind, person]): FoldKey => `${kind}:p${person}`)))

/** Any view of a family: any person in the middle, any number of generations, anything opened and closed. */
export const anyView = (graph: FamilyGraph): fc.Arbitrary<ChartView> =>
  fc.record({
    rootId: fc.nat(graph.persons.size - 1).map((index) => `p${index}`),
    up: fc.nat(5),
    down: fc.nat(4),
    siblings: fc.boolean(),
    opened: anyFolds(graph.persons.size),
    closed: anyFolds(graph.persons.size),
  })
