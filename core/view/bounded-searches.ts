import type { CurrentCaller } from "../ports/caller.ts"
import type { PersonReads } from "../ports/reads.ts"
import { openCallerQueue } from "./caller-queue.ts"

/** Searches of one tree, and searches of one account or, without one, of one network address. */
const bounds = { running: 2, begun: 62, refusal: "Too many searches are waiting." }

/**
 * The same searches, of which only so many run at the same time for one tree and for one caller. Further ones wait, and those that wait
 * too long are refused. A search has its turn until its last rows are taken, or until the reader stops.
 */
export const boundedSearches = (search: PersonReads["search"], currentCaller: CurrentCaller): PersonReads["search"] => {
  const [trees, callers] = [openCallerQueue(bounds), openCallerQueue(bounds)]
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
