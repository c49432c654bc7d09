/** The pieces of work that wait for a turn, the first one first. */
const waiting: (() => void)[] = []

const giveTurn = (): void => {
  const begin = waiting.shift()
  if (waiting.length > 0) setImmediate(giveTurn)
  begin?.()
}

/**
 * Resolves after other work of the process has had its turn. One piece of work goes on in each turn of the event loop, so many long ones
 * delay a short one no more than one does.
 */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(giveTurn)
  })
