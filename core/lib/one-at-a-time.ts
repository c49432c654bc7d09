/** Runs pieces of work of the same key one after another, in the order in which they arrive; those of other keys run at the same time. */
export type OneAtATime = <A>(key: string, work: () => Promise<A>) => Promise<A>

/** A queue per key. It holds nothing of keys that have no work. */
export const oneAtATime = (): OneAtATime => {
  const ends = new Map<string, Promise<void>>()
  return async (key, work) => {
    const result = (ends.get(key) ?? Promise.resolve()).then(work)
    const end = result.then(
      () => {},
      () => {},
    )
    ends.set(key, end)
    try {
      return await result
    } finally {
      if (ends.get(key) === end) ends.delete(key)
    }
  }
}
