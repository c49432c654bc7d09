/**
 * The least processor time, in milliseconds, that a piece of work took in three tries: what else the machine does hardly counts. For comparing the
 * same work on inputs of two sizes, never for a limit in seconds.
 */
export const leastCpuTime = async (work: () => unknown): Promise<number> => {
  const tries: number[] = []
  for (let index = 0; index < 3; index += 1) {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    tries.push((user + system) / 1_000)
  }
  return Math.min(...tries)
}
