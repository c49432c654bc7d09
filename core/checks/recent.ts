/** A map that holds at most this many entries, and forgets the oldest ones. */
export const recent = <K, V>(
  most: number,
): { readonly get: (key: K) => V | undefined; readonly set: (key: K, value: V) => void } => {
  const held = new Map<K, V>()
  return {
    get: (key) => held.get(key),
    set: (key, value) => {
      held.set(key, value)
      if (held.size <= most) return
      const [oldest] = held.keys()
      if (oldest !== undefined) held.delete(oldest)
    },
  }
}
