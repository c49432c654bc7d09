/** A small repeatable source of chance (mulberry32): the same seed gives the same numbers on every machine. */
export interface Random {
  /** A whole number from 0 up to, not including, `below`. */
  below(below: number): number
  /** True in `percent` of a hundred cases. */
  chance(percent: number): boolean
  pick<T>(items: readonly [T, ...T[]]): T
}

export const seeded = (seed: number): Random => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const below = (limit: number): number => next() % limit
  return {
    below,
    chance: (percent) => below(100) < percent,
    pick: (items) => items[below(items.length)] ?? items[0],
  }
}
