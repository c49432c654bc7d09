import type { EventId, PersonId, RelationshipId } from "../ids.ts"
import { type Direction, directionsOf } from "./directions.ts"
import type { Fact, Life, OwnLimits } from "./life.ts"
import { type Network, networkOf, type ReckonedTie } from "./network.ts"
import { NO_YEAR, wayTo } from "./propagate.ts"

/** An event or a relationship that cannot be true together with others. */
export interface ContradictingFact {
  readonly eventId: EventId | null
  readonly relationshipId: RelationshipId | null
  /** The person of an event; null for a relationship. */
  readonly personId: PersonId | null
}

/** A smallest set of facts that cannot all be true: without any one of them the others can. */
export interface Contradiction {
  readonly facts: readonly ContradictingFact[]
  readonly detail: string
}

/** A contradiction, the persons of its facts and relationships, and the variables of its facts. */
export interface FoundContradiction extends Contradiction {
  readonly people: ReadonlySet<PersonId>
  readonly variables: readonly number[]
}

const ofFact = ({ eventId, relationshipId, personId }: Fact): ContradictingFact => ({
  eventId,
  relationshipId,
  personId,
})

const ofTie = ({ id }: ReckonedTie): ContradictingFact => ({ eventId: null, relationshipId: id, personId: null })

const idsOf = ({ facts }: Contradiction): readonly string[] =>
  facts.map(({ eventId, relationshipId }) => eventId ?? relationshipId ?? "")

/** The constraint that each variable contradicts most; -1 for none. */
const broken = ({ problem: { tails, heads, weights, greatest }, solution: { years } }: Direction): Int32Array => {
  const worst = new Int32Array(years.length).fill(-1)
  const yearBy = (constraint: number): number => years[tails[constraint]!]! + weights[constraint]!
  for (let constraint = 0; constraint < tails.length; constraint++) {
    const head = heads[constraint]!
    if (years[tails[constraint]!]! <= NO_YEAR || yearBy(constraint) <= greatest[head]!) continue
    const before = worst[head]!
    if (before < 0 || yearBy(constraint) > yearBy(before)) worst[head] = constraint
  }
  return worst
}

const detailOf = (variable: number, { from, to }: { readonly from: number; readonly to: number }): string =>
  `By these facts the ${variable % 2 === 0 ? "birth" : "death"} would be in ${from} or later, and in ${to} or earlier.`

/** The part of a network that a contradiction is about: its lives with these facts alone, and its relationships. */
interface Part {
  readonly lives: readonly Life[]
  readonly ties: readonly ReckonedTie[]
}

const limitsWith = ({ from, to }: OwnLimits, isKept: (fact: Fact) => boolean): OwnLimits => ({
  from: from !== null && isKept(from.fact) ? from : null,
  to: to !== null && isKept(to.fact) ? to : null,
})

const partWith = ({ lives, ties }: Part, isKept: (id: string) => boolean): Part => ({
  lives: lives.map((life) => ({
    ...life,
    birth: limitsWith(life.birth, ({ eventId }) => isKept(eventId)),
    death: limitsWith(life.death, ({ eventId }) => isKept(eventId)),
  })),
  ties: ties.filter(({ id }) => isKept(id)),
})

/** The contradictions in a network, as they are found first. */
const foundIn = (network: Network): readonly FoundContradiction[] =>
  directionsOf(network, new Set()).flatMap((direction) => contradictionsIn(network, direction))

/** A contradiction in a part of which the facts contradict each other without one of them; null if there is none. */
const smallerIn = (part: Part, ids: readonly string[]): FoundContradiction | null => {
  for (const left of ids) {
    const { lives, ties } = partWith(part, (id) => id !== left)
    const [found] = foundIn(networkOf(lives, ties))
    if (found !== undefined) return found
  }
  return null
}

/** The contradictions that one direction shows: for each variable with facts of its own the strongest one. */
export const contradictionsIn = (network: Network, direction: Direction): readonly FoundContradiction[] => {
  const { problem, solution, least, greatest, isBackwards } = direction
  const found: FoundContradiction[] = []
  for (const [head, constraint] of broken(direction).entries()) {
    const end = constraint < 0 ? null : greatest(head)
    if (end === null) continue
    const way = [constraint, ...wayTo(solution, problem, problem.tails[constraint]!)]
    const source = problem.tails[way.at(-1)!]!
    const start = least(source)
    if (start === null) continue
    const ties = [...new Set(way.map((step) => network.tieOf(step)).filter((tie) => tie !== null))]
    const year = solution.years[problem.tails[constraint]!]! + problem.weights[constraint]!
    const people = [
      start.fact.personId,
      end.fact.personId,
      ...ties.flatMap((tie) => [tie.fromPersonId, tie.toPersonId]),
    ]
    const contradiction: FoundContradiction = {
      facts: [ofFact(start.fact), ...ties.map(ofTie), ofFact(end.fact)],
      detail: detailOf(head, isBackwards ? { from: end.at, to: -year } : { from: year, to: end.at }),
      people: new Set(people),
      variables: [source, head],
    }
    const lives = [...new Set(way.flatMap((step) => [problem.tails[step]! >> 1, problem.heads[step]! >> 1]))]
    found.push(way.length === 1 ? contradiction : shortened(network, contradiction, { lives, ties }))
  }
  return found
}

/**
 * A contradiction without the facts that it does not need. Events that say several things about a person may contradict
 * each other in a shorter way than the one that was found.
 */
const shortened = (
  network: Network,
  contradiction: FoundContradiction,
  { lives, ties }: { readonly lives: readonly number[]; readonly ties: readonly ReckonedTie[] },
): FoundContradiction => {
  const ids = idsOf(contradiction)
  const part = partWith({ lives: lives.map((life) => network.lives[life]!), ties }, (id) => ids.includes(id))
  const smaller = smallerIn(part, ids)
  if (smaller === null) return contradiction
  return { ...smaller, variables: smaller.variables.map((variable) => 2 * lives[variable >> 1]! + (variable % 2)) }
}

/** The contradictions between events of one person about one year. */
export const clashesOf = ({ id, clashes }: Life, ordinal: number): readonly FoundContradiction[] =>
  clashes.map(({ of, later, earlier }) => ({
    facts: [ofFact(later.fact), ofFact(earlier.fact)],
    detail: detailOf(of === "birth" ? 0 : 1, { from: later.at, to: earlier.at }),
    people: new Set([id]),
    variables: [2 * ordinal + (of === "birth" ? 0 : 1)],
  }))

/** Each set of facts once, without those that contain another one. */
export const smallestOf = (found: readonly FoundContradiction[]): readonly FoundContradiction[] => {
  const sets = found
    .map((contradiction) => ({ contradiction, ids: new Set(idsOf(contradiction)) }))
    .toSorted((a, b) => a.ids.size - b.ids.size)
  const kept = new Map<string, ReadonlySet<string>[]>()
  return sets.flatMap(({ contradiction, ids }) => {
    const smaller = [...ids].some((id) => kept.get(id)?.some((set) => set.isSubsetOf(ids)) === true)
    if (smaller) return []
    // Whatever contains the set contains its first fact.
    const [first = ""] = ids
    kept.set(first, [...(kept.get(first) ?? []), ids])
    return [contradiction]
  })
}
