import { setTimeout } from "node:timers/promises"

/** The time limit of the stores. A probe gets its answer within 2 seconds; the rest is for the network. */
const LONGEST_MS = 1_500

/**
 * Whether the stores answer `ready` in time. Concurrent probes share one check. A check without an answer in time
 * counts as no, and the next probe starts another one.
 */
export const readiness = (ready: () => Promise<void>): (() => Promise<boolean>) => {
  let underWay: Promise<boolean> | null = null
  const ask = (): Promise<boolean> => {
    const answer = Promise.race([
      ready().then(
        () => true,
        () => false,
      ),
      setTimeout(LONGEST_MS, false, { ref: false }),
    ])
    return answer.finally(() => (underWay = null))
  }
  return () => (underWay ??= ask())
}
