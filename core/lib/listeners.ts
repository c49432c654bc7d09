/** Functions that are called by key. */
export interface Listeners<K> {
  /** Adds a function; returns a function that removes it. */
  add(key: K, listener: () => void): () => void
  call(key: K): void
  callAll(): void
  isEmpty(): boolean
}

export const listeners = <K>(): Listeners<K> => {
  const byKey = new Map<K, Set<() => void>>()
  const call = (key: K): void => {
    for (const listener of byKey.get(key) ?? []) listener()
  }
  return {
    add: (key, listener) => {
      // A function of its own, so that the same listener can be added twice.
      const added = (): void => listener()
      const known = byKey.get(key) ?? new Set()
      byKey.set(key, known.add(added))
      return () => {
        known.delete(added)
        if (known.size === 0 && byKey.get(key) === known) byKey.delete(key)
      }
    },
    call,
    callAll: () => {
      for (const key of [...byKey.keys()]) call(key)
    },
    isEmpty: () => byKey.size === 0,
  }
}
