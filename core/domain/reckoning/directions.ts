import type { Limit, OwnLimits } from "./life.ts"
import type { Network } from "./network.ts"
import { backwards, NO_YEAR, type Problem, propagate, type Solution } from "./propagate.ts"

/** A direction in which years were propagated. */
export interface Direction {
  readonly problem: Problem
  readonly solution: Solution
  /** The fact that gives a variable its own least year in this direction. */
  readonly least: (variable: number) => Limit | null
  readonly greatest: (variable: number) => Limit | null
  /** Whether years were counted backwards. */
  readonly isBackwards: boolean
}

const limitsOf = ({ lives }: Network, variable: number): OwnLimits | undefined => {
  const life = lives[variable >> 1]
  return variable % 2 === 0 ? life?.birth : life?.death
}

/** The network as a problem. Variables that are left out have no limits and no constraints. */
const problemOf = (network: Network, leftOut: ReadonlySet<number>): Problem => {
  const count = 2 * network.lives.length
  const yearsOf = (end: "from" | "to", none: number): Int32Array =>
    Int32Array.from({ length: count }, (_, variable) =>
      leftOut.has(variable) ? none : (limitsOf(network, variable)?.[end]?.at ?? none),
    )
  // A constraint between a variable and itself says nothing.
  const ends = (all: Int32Array, other: Int32Array): Int32Array =>
    leftOut.size === 0
      ? all
      : all.map((variable, at) => (leftOut.has(variable) || leftOut.has(other[at]!) ? 0 : variable))
  const tails = ends(network.tails, network.heads)
  const heads = ends(network.heads, network.tails)
  const weights = network.weights.map((weight, at) => (tails[at] === heads[at] ? 0 : weight))
  return { least: yearsOf("from", NO_YEAR), greatest: yearsOf("to", -NO_YEAR), tails, heads, weights }
}

/** Both directions of a network: least years, and greatest years as least ones backwards. */
export const directionsOf = (network: Network, leftOut: ReadonlySet<number>): readonly [Direction, Direction] => {
  const problem = problemOf(network, leftOut)
  const reversed = backwards(problem)
  const from = (variable: number): Limit | null => limitsOf(network, variable)?.from ?? null
  const to = (variable: number): Limit | null => limitsOf(network, variable)?.to ?? null
  return [
    { problem, solution: propagate(problem), least: from, greatest: to, isBackwards: false },
    { problem: reversed, solution: propagate(reversed), least: to, greatest: from, isBackwards: true },
  ]
}
