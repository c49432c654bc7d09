import { groupNumbers } from "./group-numbers.ts"

/** Groups up to this size are compared pair by pair, larger ones by a Map. */
const SMALL = 8

/**
 * For each index the first index with the same pair of numbers, in linear time. `ones` are below `count`. An index
 * with a negative number in `ones` has no pair: its result is the index itself.
 */
export const firstWithSamePair = (count: number, ones: ArrayLike<number>, others: ArrayLike<number>): Int32Array => {
  const first = Int32Array.from({ length: ones.length }, (_, index) => index)
  const { start, members } = groupNumbers(count, ones)
  // The groups and their members are in bounds.
  for (let group = 0; group < count; group++) {
    const [from, to] = [start[group]!, start[group + 1]!]
    const known = to - from > SMALL ? new Map<number, number>() : null
    for (let at = from; at < to; at++) {
      const index = members[at]!
      const other = others[index]!
      if (known !== null) {
        const met = known.get(other)
        if (met === undefined) known.set(other, index)
        else first[index] = met
      } else {
        let met = from
        while (others[members[met]!] !== other) met++
        first[index] = members[met]!
      }
    }
  }
  return first
}
