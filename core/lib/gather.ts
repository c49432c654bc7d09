/** The bounds of gathered look-ups. */
export interface GatherBounds {
  /** The most look-ups that run at the same time. */
  readonly running: number
  /** The most keys of one look-up. */
  readonly keys: number
}

interface Waiting<K, V> {
  readonly key: K
  readonly resolve: (value: V | null) => void
  readonly reject: (reason: unknown) => void
}

/**
 * Looks up keys together. Keys that arrive while the allowed number of look-ups runs wait, and the next look-up takes all of them. A
 * look-up starts after each of its keys has arrived, so that no answer is older than its question. `find` returns the values by key; a
 * key without a value gets null. If `find` rejects, all keys of that look-up reject.
 */
export const gather = <K, V>(
  find: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
  bounds: GatherBounds,
): ((key: K) => Promise<V | null>) => {
  let waiting: Waiting<K, V>[] = []
  let running = 0

  const answer = async (batch: readonly Waiting<K, V>[]): Promise<void> => {
    try {
      const found = await find([...new Set(batch.map(({ key }) => key))])
      for (const { key, resolve } of batch) resolve(found.get(key) ?? null)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  const start = (): void => {
    if (running === bounds.running || waiting.length === 0) return
    const batch = waiting.slice(0, bounds.keys)
    waiting = waiting.slice(bounds.keys)
    running += 1
    void answer(batch).then(() => {
      running -= 1
      start()
    })
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      start()
    })
}
