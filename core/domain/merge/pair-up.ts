/** The rows of two persons: those of the second one that equal a row of the first one, and all others of the second one. */
export interface PairedRows<T> {
  readonly same: readonly (readonly [left: T, kept: T])[]
  readonly moved: readonly T[]
}

/** Pairs each row of `from` with an equal row of `kept`. Rows are equal if their keys are. Each row is in one pair at most. */
export const pairUp = <T>(kept: readonly T[], from: readonly T[], keyOf: (row: T) => string): PairedRows<T> => {
  const open = new Map<string, T[]>()
  for (const row of kept.toReversed()) {
    const key = keyOf(row)
    const others = open.get(key)
    if (others === undefined) open.set(key, [row])
    else others.push(row)
  }
  const same: (readonly [T, T])[] = []
  const moved: T[] = []
  for (const row of from) {
    const counterpart = open.get(keyOf(row))?.pop()
    if (counterpart === undefined) moved.push(row)
    else same.push([row, counterpart])
  }
  return { same, moved }
}
