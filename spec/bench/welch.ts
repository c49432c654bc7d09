/** The times without the slowest part, which other work of the machine delays. */
export const withoutSlowest = (times: readonly number[], part = 0.05): readonly number[] =>
  times.toSorted((a, b) => a - b).slice(0, Math.ceil(times.length * (1 - part)))

/** The mean of some times. */
export const mean = (times: readonly number[]): number => times.reduce((sum, time) => sum + time, 0) / times.length

const variance = (times: readonly number[]): number => {
  const middle = mean(times)
  return times.reduce((sum, time) => sum + (time - middle) ** 2, 0) / Math.max(1, times.length - 1)
}

/** Welch's t of two lists of times: how sure it is that their means differ. Without any variance it is 0 for equal means. */
export const welch = (one: readonly number[], other: readonly number[]): number => {
  const difference = mean(one) - mean(other)
  const error = Math.sqrt(variance(one) / one.length + variance(other) / other.length)
  return difference === 0 ? 0 : difference / error
}
