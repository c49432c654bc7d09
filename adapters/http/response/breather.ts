import { nextTurn } from "../../../core/lib/next-turn.ts"

/** The longest time before other requests get a turn. Each request needs several turns. */
const LONGEST_TURN_MS = 2

/**
 * Gives other requests a turn if the current one has lasted long. The time is measured from the previous call. A first
 * call does not wait, so that short answers do not wait for long ones.
 */
export const breather = (): (() => Promise<void>) => {
  let since: number | null = null
  return async () => {
    const now = performance.now()
    if (since === null) since = now
    if (now - since < LONGEST_TURN_MS) return
    await nextTurn()
    since = performance.now()
  }
}
