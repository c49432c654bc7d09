import type { CurrentCaller } from "../ports/caller.ts"
import { openCallerQueue, type QueueBounds } from "./caller-queue.ts"

/**
 * The bounds of the reads of an account or, without one, of a network address. Such a read takes as much of the processor as hundreds of
 * small ones when records are large: charts of a person with thousands of relatives, pages of long texts.
 */
export const readBounds = {
  charts: { running: 1, begun: 62, refusal: "Too many charts are waiting." },
  pages: { running: 2, begun: 62, refusal: "Too many pages are waiting." },
} satisfies Record<string, QueueBounds>

/** The same reads in a queue for each caller. Reads beyond the bounds wait, and those that wait too long throw `StoreBusy`. */
export const boundedReads = (currentCaller: CurrentCaller, bounds: QueueBounds) => {
  const callers = openCallerQueue(bounds)
  return <R, I, A>(read: (reader: R, input: I) => Promise<A>): ((reader: R, input: I) => Promise<A>) =>
    async (reader, input) => {
      const caller = currentCaller()
      if (caller === null) return read(reader, input)
      const end = await callers.take(caller.account, caller)
      try {
        return await read(reader, input)
      } finally {
        end()
      }
    }
}
