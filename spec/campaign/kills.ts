import type { Random } from "../bench/random.ts"
import { type DatabaseEnd, hardEnds } from "./database.ts"

export const targets = ["server", "worker", "database", "store"] as const
export type Target = (typeof targets)[number]

/** One process that ends, and how. */
export interface Kill {
  readonly target: Target
  /** False: it is asked to end, and ends in order. */
  readonly isHard: boolean
  readonly how: DatabaseEnd
}

/** What happens in one cycle: after a while the first processes end at once, then perhaps another one while they come back. */
export interface Plan {
  readonly afterMs: number
  readonly first: readonly Kill[]
  readonly betweenMs: number
  readonly second: Kill | null
  /** How long the clients go on after everything is back. */
  readonly goOnMs: number
}

/** The plan of the next cycle. */
export const planCycle = (random: Random, hasStore: boolean): Plan => {
  const weighed: readonly [Target, ...Target[]] = hasStore
    ? ["server", "server", "server", "database", "database", "worker", "store"]
    : ["server", "server", "server", "database", "database", "worker"]
  const kill = (target: Target): Kill => {
    const isHard = !random.chance(12)
    const how = random.pick(hardEnds)
    return { target, isHard, how: isHard ? how : "fast_shutdown" }
  }
  const one = random.pick(weighed)
  const other = random.pick(weighed)
  return {
    afterMs: 50 + random.below(1_800),
    first: random.chance(50) && other !== one ? [kill(one), kill(other)] : [kill(one)],
    betweenMs: random.below(1_500),
    second: random.chance(35) ? kill(random.pick(weighed)) : null,
    goOnMs: random.below(400),
  }
}
