import { setImmediate } from "node:timers/promises"

/** Other work of the process waits no longer than this for a search, about. */
const LONGEST_MS = 8

/** Gives other work of the process its turn, when a search has computed for some milliseconds. */
export interface Breath {
  /** Whether it is time for `take`. */
  readonly isDue: () => boolean
  readonly take: () => Promise<void>
}

/** Measures from now on. */
export const breathing = (): Breath => {
  let since = performance.now()
  return {
    isDue: () => performance.now() - since > LONGEST_MS,
    take: async () => {
      await setImmediate()
      since = performance.now()
    },
  }
}

/** The result of `make` for each item, in order, with breaths in between. */
export const mapBreathing = async <A, B>(items: readonly A[], make: (item: A) => B): Promise<readonly B[]> => {
  const breath = breathing()
  const made: B[] = []
  for (const item of items) {
    if (breath.isDue()) await breath.take()
    made.push(make(item))
  }
  return made
}
