const PATIENCE_MS = 30_000

/** Looks until what it says is true; after a long while it says why it is not. */
export const eventually = async <A>(look: () => A | Promise<A>): Promise<A> => {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await look()
    } catch (error) {
      if (Date.now() > end) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
