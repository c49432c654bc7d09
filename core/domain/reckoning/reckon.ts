import type { EventId, PersonId } from "../ids.ts"
import {
  type Contradiction,
  clashesOf,
  contradictionsIn,
  smallestOf,
  type FoundContradiction,
} from "./contradictions.ts"
import { type Direction, directionsOf } from "./directions.ts"
import type { Life, Limit, OwnLimits } from "./life.ts"
import { birthOf, deathOf, type Network, networkOf, type ReckonedTie } from "./network.ts"
import { NO_YEAR, wayTo } from "./propagate.ts"
import type { ReckoningRule } from "./rules.ts"

/** Why a year has a bound: the rule by which it follows, and the fact at the far end. */
export interface Reason {
  readonly bound: "from" | "to"
  readonly rule: ReckoningRule
  readonly eventId: EventId
  readonly personId: PersonId
  /** The year of the fact. */
  readonly year: number
}

/** The years between which a birth or a death was; null where nothing is known. */
export interface ReckonedYears {
  readonly from: number | null
  readonly to: number | null
  readonly because: readonly Reason[]
}

/** What follows for a person. */
export interface Reckoning {
  readonly birth: ReckonedYears
  readonly death: ReckonedYears
  /** The contradictions with a fact or a relationship of the person. */
  readonly contradictions: readonly Contradiction[]
}

/** What follows for some people. */
export interface Reckoned {
  /** What follows for the life with this ordinal, without contradictions. */
  readonly of: (ordinal: number) => Omit<Reckoning, "contradictions">
  readonly contradictions: readonly FoundContradiction[]
}

interface Bound {
  readonly year: number
  readonly reason: Reason
}

const boundOf = (network: Network, direction: Direction, variable: number): Bound | null => {
  const { problem, solution, least, isBackwards } = direction
  const year = solution.years[variable]!
  const way = year <= NO_YEAR ? [] : wayTo(solution, problem, variable)
  const limit = year <= NO_YEAR ? null : least(way.length === 0 ? variable : problem.tails[way.at(-1)!]!)
  if (limit === null) return null
  return withReason(isBackwards ? "to" : "from", isBackwards ? -year : year, {
    limit,
    rule: way[0] === undefined ? limit.fact.rule : network.ruleOf(way[0]),
  })
}

const withReason = (
  bound: "from" | "to",
  year: number,
  { limit, rule }: { readonly limit: Limit; readonly rule: ReckoningRule },
): Bound => {
  const { eventId, personId, year: yearOfFact } = limit.fact
  return { year, reason: { bound, rule, eventId, personId, year: yearOfFact } }
}

const ownBound = (bound: "from" | "to", limit: Limit | null): Bound | null =>
  limit === null ? null : withReason(bound, limit.at, { limit, rule: limit.fact.rule })

const between = (from: Bound | null, to: Bound | null): ReckonedYears => ({
  from: from?.year ?? null,
  to: to?.year ?? null,
  because: [from, to].flatMap((bound) => (bound === null ? [] : [bound.reason])),
})

const byOwnEvents = ({ from, to }: OwnLimits): ReckonedYears => between(ownBound("from", from), ownBound("to", to))

/**
 * What follows from the events of these people about their births and deaths. Facts that contradict each other limit only
 * their own person, and people with a contradiction are reckoned from their own events alone.
 */
export const reckonAll = (lives: readonly Life[], ties: readonly ReckonedTie[]): Reckoned => {
  const network = networkOf(lives, ties)
  const first = directionsOf(network, new Set())
  const contradictions = smallestOf([
    ...lives.flatMap(clashesOf),
    ...first.flatMap((direction) => contradictionsIn(network, direction)),
  ])
  const leftOut = new Set(contradictions.flatMap(({ variables }) => variables))
  const [forwards, reversed] = leftOut.size === 0 ? first : directionsOf(network, leftOut)
  const contradicted = new Set<PersonId>(contradictions.flatMap(({ people }) => [...people]))
  const yearsOf = (variable: number, own: OwnLimits): ReckonedYears => {
    const years = between(boundOf(network, forwards, variable), boundOf(network, reversed, variable))
    return years.from !== null && years.to !== null && years.from > years.to ? byOwnEvents(own) : years
  }
  return {
    of: (ordinal) => {
      const { id, birth, death } = lives[ordinal]!
      return contradicted.has(id)
        ? { birth: byOwnEvents(birth), death: byOwnEvents(death) }
        : { birth: yearsOf(birthOf(ordinal), birth), death: yearsOf(deathOf(ordinal), death) }
    },
    contradictions,
  }
}

/** What follows for one of these people; nothing for somebody else. */
export const reckon = (lives: readonly Life[], ties: readonly ReckonedTie[], id: PersonId): Reckoning => {
  const ordinal = lives.findIndex((life) => life.id === id)
  if (ordinal < 0) return { birth: between(null, null), death: between(null, null), contradictions: [] }
  const reckoned = reckonAll(lives, ties)
  const contradictions = reckoned.contradictions
    .filter(({ people }) => people.has(id))
    .map(({ facts, detail }): Contradiction => ({ facts, detail }))
  return { ...reckoned.of(ordinal), contradictions }
}
