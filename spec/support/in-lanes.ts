/**
 * Does a piece of work for every item, several at a time: for work that mostly waits, such as for programs that start. Every item is done
 * even if one fails, so that nothing is still at work afterwards; then the first error is thrown.
 */
export const inLanes = async <A>(
  lanes: number,
  items: readonly A[],
  work: (item: A) => Promise<unknown>,
): Promise<void> => {
  const waiting = [...items]
  const errors: unknown[] = []
  const runWaiting = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift())
      await work(item).catch((error: unknown) => errors.push(error))
  }
  await Promise.all(Array.from({ length: lanes }, runWaiting))
  if (errors.length > 0) throw errors[0]
}
