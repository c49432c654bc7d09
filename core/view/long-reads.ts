import type { UserId } from "../domain/ids.ts"
import { type EndTurn, openTurns } from "../lib/turns.ts"
import { StoreBusy } from "../ports/unavailable.ts"

/** The most simultaneous exports and backups of one account. */
const MOST_OF_AN_ACCOUNT = 2
const RETRY_AFTER_SECONDS = 10

/** The running exports and backups. */
export interface LongReads {
  /** The same pieces. The first piece throws `StoreBusy` if too many others of the account are running. */
  of<T>(account: UserId | null, pieces: AsyncIterable<T>): AsyncIterable<T>
}

/** Counts long reads by account, from the first piece to the last, or until the reader stops. */
export const countLongReads = (): LongReads => {
  const turns = openTurns({ running: Number.POSITIVE_INFINITY, runningPerAccount: MOST_OF_AN_ACCOUNT, waiting: 0 })
  const begin = (account: UserId | null): EndTurn => {
    const end = turns.takeFree(account)
    if (end === null)
      throw new StoreBusy(
        `An account can download at most ${MOST_OF_AN_ACCOUNT} exports at a time.`,
        RETRY_AFTER_SECONDS,
      )
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
