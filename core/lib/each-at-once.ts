/**
 * Runs a task for each item, `most` at a time. The first failure is thrown when no task is running any more; items
 * that were not started are skipped.
 */
export const eachAtOnce = async <T>(
  most: number,
  things: Iterable<T>,
  work: (thing: T) => Promise<void>,
): Promise<void> => {
  const rest = Iterator.from(things)
  let hasFailed = false
  const worker = async (): Promise<void> => {
    for (let next = rest.next(); !hasFailed && next.done !== true; next = rest.next()) {
      await work(next.value).catch((error: unknown) => {
        hasFailed = true
        throw error
      })
    }
  }
  const outcomes = await Promise.allSettled(Array.from({ length: most }, worker))
  for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason
}
