import type { UserId } from "../domain/ids.ts"
import { type EndTurn, openTurns } from "../lib/turns.ts"
import { StoreBusy } from "../ports/unavailable.ts"

/** How many exports and backups one account may have on their way at the same time. */
const MOST_OF_AN_ACCOUNT = 2
const RETRY_AFTER_SECONDS = 10

/** The exports and backups that are on their way. */
export interface LongReads {
  /** The same pieces. Their first throws `StoreBusy` when too many others of the account are on their way. */
  of<T>(account: UserId | null, pieces: AsyncIterable<T>): AsyncIterable<T>
}

/** Counts long reads by account, from their first piece to their last, or until their reader stops. */
export const countLongReads = (): LongReads => {
  const turns = openTurns({ running: Number.POSITIVE_INFINITY, runningPerAccount: MOST_OF_AN_ACCOUNT, waiting: 0 })
  const begin = (account: UserId | null): EndTurn => {
    const end = turns.takeFree(account)
    if (end === null)
      throw new StoreBusy(`An account may read ${MOST_OF_AN_ACCOUNT} exports at a time.`, RETRY_AFTER_SECONDS)
    return end
  }
  return {
    of: async function* (account, pieces) {
      const end = begin(account)
      try {
        yield* pieces
      } finally {
        end()
      }
    },
  }
}
