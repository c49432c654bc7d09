import { placesOf } from "../lib/places.ts"
import { type EndTurn, openTurns, type Turns } from "../lib/turns.ts"
import { type Caller, CallerLeft } from "../ports/caller.ts"
import { StoreBusy } from "../ports/unavailable.ts"

/** The bounds of a queue for each key. */
export interface QueueBounds {
  /** The most pieces of work of one key that run at the same time. */
  readonly running: number
  /** The most pieces of work of one key that run or wait. */
  readonly begun: number
  /** What a caller reads whose work is refused, because too much is waiting. */
  readonly refusal: string
}

/** Turns for the work of each key. */
export interface CallerQueue {
  /** A turn of this key. Throws `StoreBusy` if too many others wait or the wait is too long, and `CallerLeft` if the caller leaves. */
  take(key: string, caller: Caller | null): Promise<EndTurn>
}

/** How long a piece of work waits for its turn. */
const PATIENCE_MS = 10_000
const RETRY_AFTER_SECONDS = 5

/** A queue without work. */
export const openCallerQueue = ({ running, begun, refusal }: QueueBounds): CallerQueue => {
  const turns = openTurns({ running: Infinity, runningPerAccount: running, waiting: Infinity })
  const places = placesOf<string>(begun)
  const busy = (): StoreBusy => new StoreBusy(refusal, RETRY_AFTER_SECONDS)
  return {
    take: async (key, caller) => {
      const leave = places.take(key)
      if (leave === null) throw busy()
      try {
        const end = turns.takeFree(key) ?? (await waitFor(turns, { key, caller, busy }))
        return () => {
          end()
          leave()
        }
      } catch (error) {
        leave()
        throw error
      }
    },
  }
}

interface Waiting {
  readonly key: string
  readonly caller: Caller | null
  readonly busy: () => StoreBusy
}

const waitFor = async (turns: Turns, { key, caller, busy }: Waiting): Promise<EndTurn> => {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(busy()), PATIENCE_MS)
  const leave = (): void => patience.abort(new CallerLeft())
  const left = caller?.left()
  left?.addEventListener("abort", leave, { once: true })
  if (left?.aborted === true) leave()
  try {
    const end = await turns.take(key, patience.signal)
    if (end === null) throw busy()
    return end
  } finally {
    clearTimeout(timer)
    left?.removeEventListener("abort", leave)
  }
}
