/** Places for a bounded number of simultaneous uses of each key. */
export interface Places<Key> {
  hasFree(key: Key): boolean
  /** Takes a place, and returns how to release it. Null if none is free. */
  take(key: Key): (() => void) | null
}

/** So many places for each key, all free. It stores nothing for keys without a use. */
export const placesOf = <Key>(most: number): Places<Key> => {
  const taken = new Map<Key, number>()
  const hasFree = (key: Key): boolean => (taken.get(key) ?? 0) < most
  const release = (key: Key): void => {
    const others = (taken.get(key) ?? 1) - 1
    if (others === 0) taken.delete(key)
    else taken.set(key, others)
  }
  return {
    hasFree,
    take: (key) => {
      if (!hasFree(key)) return null
      taken.set(key, (taken.get(key) ?? 0) + 1)
      return () => release(key)
    },
  }
}
