import { setTimeout } from "node:timers/promises"

/** A probe has an answer within 2 seconds: this long the stores have, and the rest is for the way. */
const LONGEST_MS = 1_500

/**
 * Whether the stores answer, asked by `ready`, in time. Probes that come while the stores are being asked share that answer. A question without an
 * answer in time counts as no, and the next probe asks again.
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
