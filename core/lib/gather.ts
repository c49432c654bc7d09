/** How look-ups are gathered. */
export interface Gathering<K> {
  /** Two keys with the same name are the same key. */
  readonly nameOf: (key: K) => string
  /** The most look-ups that run at the same time. */
  readonly running: number
  /** The most keys of one look-up. */
  readonly keys: number
}

interface Waiting<K, V> {
  readonly name: string
  readonly key: K
  readonly resolve: (value: V | null) => void
  readonly reject: (reason: unknown) => void
}

/**
 * Looks up keys together. Keys that arrive while the allowed number of look-ups runs wait, and the next look-up takes
 * all of them. A look-up starts after each of its keys has arrived, so that no answer is older than its question.
 * `find` gets each key once and returns the values by the names of the keys; a key without a value gets null. If
 * `find` rejects, all keys of that look-up reject.
 */
export const gather = <K, V>(
  find: (keys: readonly K[]) => Promise<ReadonlyMap<string, V>>,
  { nameOf, running: mostRunning, keys: mostKeys }: Gathering<K>,
): ((key: K) => Promise<V | null>) => {
  let waiting: Waiting<K, V>[] = []
  let running = 0

  const answer = async (batch: readonly Waiting<K, V>[]): Promise<void> => {
    try {
      const found = await find([...new Map(batch.map(({ name, key }) => [name, key])).values()])
      for (const { name, resolve } of batch) resolve(found.get(name) ?? null)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  const start = (): void => {
    if (running === mostRunning || waiting.length === 0) return
    const batch = waiting.slice(0, mostKeys)
    waiting = waiting.slice(mostKeys)
    running += 1
    void answer(batch).then(() => {
      running -= 1
      start()
    })
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ name: nameOf(key), key, resolve, reject })
      start()
    })
}
