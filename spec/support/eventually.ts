const PATIENCE_MS = Number(process.env.PATIENCE_MS ?? 300_000)

/** Repeats an assertion until it passes. After a long time it throws the last error. */
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
