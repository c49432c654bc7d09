const TRIES = 3
const MOST_TRIES = 15

/**
 * The processor time of this thread, in milliseconds, that a piece of work takes: without that of other threads, which
 * collect garbage, say.
 */
const cpuTime = async (work: () => unknown): Promise<number> => {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

/**
 * The least processor time, in milliseconds, that a piece of work took in three tries: what else the machine does
 * hardly counts. For comparing the same work on inputs of two sizes, never for a limit in seconds.
 */
const leastCpuTime = async (work: () => unknown): Promise<number> => {
  const tries: number[] = []
  for (let index = 0; index < TRIES; index += 1) tries.push(await cpuTime(work))
  return Math.min(...tries)
}

/**
 * How many times the processor time of `few` the work of `many` takes, as soon as that is less than `most`, or the
 * least of fifteen tries. What a busy machine adds differs from try to try, and what an algorithm takes does not.
 * Times of `few` below `leastMs` count as that long.
 */
export const growth = async (
  few: () => unknown,
  many: () => unknown,
  { most, leastMs = 1 }: { readonly most: number; readonly leastMs?: number },
): Promise<number> => {
  const base = Math.max(leastMs, await leastCpuTime(few))
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < MOST_TRIES && least >= most; tries += 1)
    least = Math.min(least, (await cpuTime(many)) / base)
  return least
}
