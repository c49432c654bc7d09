/** Runs the work for a key, unless it runs already: then the caller gets the result of that run. */
export const sharedWork = <A>(): ((key: string, work: () => Promise<A>) => Promise<A>) => {
  const running = new Map<string, Promise<A>>()
  return (key, work) => {
    const begun = running.get(key)
    if (begun !== undefined) return begun
    const made = work().finally(() => running.delete(key))
    running.set(key, made)
    return made
  }
}
