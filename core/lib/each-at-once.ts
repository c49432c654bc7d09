/**
 * Does the same with each of many things, `most` of them at a time. The first failure is thrown on when nothing is under way any more, and the
 * things that nobody had begun with are left.
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
