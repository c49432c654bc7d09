import { placesOf } from "../lib/places.ts"
import { type EndTurn, openTurns, type Turns } from "../lib/turns.ts"
import { type Caller, CallerLeft, type CurrentCaller } from "../ports/caller.ts"
import type { PersonReads } from "../ports/reads.ts"
import { StoreBusy } from "../ports/unavailable.ts"

/** So many searches of one tree run at the same time, and so many of one account or, without one, of one network address. */
const MOST_RUNNING = 2

/** So many searches of one tree, and of one caller, run or wait. */
const MOST_BEGUN = 62

/** How long a search waits for its turn. */
const PATIENCE_MS = 10_000
const RETRY_AFTER_SECONDS = 5

const busy = (): StoreBusy => new StoreBusy("Too many searches are waiting.", RETRY_AFTER_SECONDS)

/** Turns for the searches of each key. */
interface Queue {
  /** A turn of this key. Throws `StoreBusy` if too many others wait or the wait is too long, and `CallerLeft` if the caller leaves. */
  take(key: string, caller: Caller | null): Promise<EndTurn>
}

const openQueue = (): Queue => {
  const turns = openTurns({ running: Infinity, runningPerAccount: MOST_RUNNING, waiting: Infinity })
  const places = placesOf<string>(MOST_BEGUN)
  return {
    take: async (key, caller) => {
      const leave = places.take(key)
      if (leave === null) throw busy()
      try {
        const end = turns.takeFree(key) ?? (await waitFor(turns, key, caller))
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

const waitFor = async (turns: Turns, key: string, caller: Caller | null): Promise<EndTurn> => {
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

/**
 * The same searches, of which only so many run at the same time for one tree and for one caller. Further ones wait, and those that wait
 * too long are refused. A search has its turn until its last rows are taken, or until the reader stops.
 */
export const boundedSearches = (search: PersonReads["search"], currentCaller: CurrentCaller): PersonReads["search"] => {
  const [trees, callers] = [openQueue(), openQueue()]
  return async function* (treeId, searched, keyset) {
    const caller = currentCaller()
    // A caller with many searches waits without a turn of the tree, so that others can search it.
    const endOfCaller = caller === null ? null : await callers.take(caller.account, caller)
    try {
      const endOfTree = await trees.take(treeId, caller)
      try {
        yield* search(treeId, searched, keyset)
      } finally {
        endOfTree()
      }
    } finally {
      endOfCaller?.()
    }
  }
}
