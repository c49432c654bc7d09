/** The longest time before other requests get a turn. Each request needs several turns. */
const LONGEST_TURN_MS = 2

/** The answers that wait for a turn, the first one first. */
const waiting: (() => void)[] = []
let isRunning = false

const giveTurn = (): void => {
  const begin = waiting.shift()
  isRunning = waiting.length > 0
  if (isRunning) setImmediate(giveTurn)
  begin?.()
}

/** One answer goes on in each turn of the event loop, so many large answers delay other requests no more than one. */
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve)
    if (isRunning) return
    isRunning = true
    setImmediate(giveTurn)
  })

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
    await turn()
    since = performance.now()
  }
}
