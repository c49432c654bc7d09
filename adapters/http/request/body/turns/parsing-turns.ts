import { nextTurn } from "../../../../../core/lib/next-turn.ts"
import { openTurns } from "../../../../../core/lib/turns.ts"
import { LARGE_BYTES } from "./body-turns.ts"

/** All hosts of a process share its one thread. */
const turns = openTurns({ running: 1, runningPerAccount: 1, waiting: Infinity })

/**
 * Parses a body of so many bytes: a small one at once, a large one when no other is parsed, and other work of the
 * process has had its turn. Accounts take turns.
 */
export const inParsingTurn = async <A>(account: string, bytes: number, parse: () => A): Promise<A> => {
  if (bytes <= LARGE_BYTES) return parse()
  const end = await turns.take(account, null)
  try {
    await nextTurn()
    return parse()
  } finally {
    end?.()
  }
}
