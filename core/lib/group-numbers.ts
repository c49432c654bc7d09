/** Indexes in groups: those of group g are at `start[g]` up to `start[g + 1]` of `members`, in ascending order. */
export interface Groups {
  readonly start: Int32Array
  readonly members: Int32Array
}

/** Groups the indexes of `groupOf` by their values, from 0 to `groups` - 1. An index with a negative value is left out. */
export const groupNumbers = (groups: number, groupOf: ArrayLike<number>): Groups => {
  // Every index into the arrays is below their length, because the values are below `groups`.
  const start = new Int32Array(groups + 1)
  for (let index = 0; index < groupOf.length; index++) if (groupOf[index]! >= 0) start[groupOf[index]! + 1]!++
  for (let group = 0; group < groups; group++) start[group + 1]! += start[group]!
  const members = new Int32Array(start[groups]!)
  const free = start.slice()
  for (let index = 0; index < groupOf.length; index++) {
    const group = groupOf[index]!
    if (group >= 0) members[free[group]!++] = index
  }
  return { start, members }
}
