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

/**
 * What happens in one cycle: after a while the first processes end at once, then up to three more, one after the
 * other, while those come back.
 */
export interface Plan {
  readonly afterMs: number
  readonly first: readonly Kill[]
  readonly others: readonly { readonly afterMs: number; readonly kill: Kill }[]
  /** How long the clients go on after everything is back. */
  readonly goOnMs: number
}

/** The plan of the next cycle. */
export const planCycle = (random: Random, hasStore: boolean): Plan => {
  const own: readonly [Target, ...Target[]] = [
    "server",
    "server",
    "worker",
    "worker",
    "database",
    "database",
    "database",
  ]
  const weighed: readonly [Target, ...Target[]] = hasStore ? ["store", "store", ...own] : own
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
    others: Array.from({ length: random.pick([0, 1, 1, 2, 3]) }, () => ({
      afterMs: random.below(1_500),
      kill: kill(random.pick(weighed)),
    })),
    goOnMs: random.below(400),
  }
}
