import { groupNumbers } from "../../lib/group-numbers.ts"

/** Lower than any year, also after all limits of a way were added to it. */
export const NO_YEAR = -1_000_000_000

/** Variables with their own limits, and constraints `head >= tail + weight`. */
export interface Problem {
  /** The least year of each variable by its own facts; `NO_YEAR` without one. */
  readonly least: Int32Array
  /** The greatest year of each variable by its own facts; `-NO_YEAR` without one. */
  readonly greatest: Int32Array
  readonly tails: Int32Array
  readonly heads: Int32Array
  readonly weights: Int16Array
}

/** The least years that follow. */
export interface Solution {
  /** The least year of each variable; `NO_YEAR` if none follows. */
  readonly years: Int32Array
  /** The constraint by which the year followed; -1 if it is the variable's own. */
  readonly via: Int32Array
}

/** The most times that a constraint is looked at, on average. A stop leaves years that are right but not the narrowest. */
const MOST_LOOKS = 400

/**
 * Propagates least years to the fixed point. A year that would be later than the variable's own greatest one does not go
 * on: there is a contradiction. So nothing goes through a variable that is known exactly.
 */
export const propagate = ({ least, greatest, tails, heads, weights }: Problem): Solution => {
  const years = least.slice()
  const via = new Int32Array(years.length).fill(-1)
  const { start, members } = groupNumbers(years.length, tails)
  const queued = new Uint8Array(years.length)
  let queue: number[] = []
  for (let variable = 0; variable < years.length; variable++) {
    if (years[variable]! <= NO_YEAR) continue
    queued[variable] = 1
    queue.push(variable)
  }
  let looks = MOST_LOOKS * tails.length
  while (queue.length > 0 && looks > 0) {
    const next: number[] = []
    for (const tail of queue) {
      queued[tail] = 0
      for (let at = start[tail]!; at < start[tail + 1]!; at++) {
        looks--
        const constraint = members[at]!
        const head = heads[constraint]!
        const year = years[tail]! + weights[constraint]!
        if (year <= years[head]! || year > greatest[head]!) continue
        years[head] = year
        via[head] = constraint
        if (queued[head] === 1) continue
        queued[head] = 1
        next.push(head)
      }
    }
    queue = next
  }
  return { years, via }
}

/** The same variables with their years counted backwards, so that least years are greatest ones. */
export const backwards = ({ least, greatest, tails, heads, weights }: Problem): Problem => ({
  least: greatest.map((year) => -year),
  greatest: least.map((year) => -year),
  tails: heads,
  heads: tails,
  weights,
})

/** The constraints by which a year followed, the nearest first. */
export const wayTo = ({ via }: Solution, { tails }: Problem, variable: number): readonly number[] => {
  const way: number[] = []
  for (let at = variable; via[at]! >= 0 && way.length <= via.length; at = tails[via[at]!]!) way.push(via[at]!)
  return way
}
