/** Pieces of which the first is there. */
export interface Begun<T> {
  readonly pieces: AsyncIterable<T>
  /** Stops their source, also when nobody has asked for the pieces. */
  stop(): Promise<void>
}

/** Asks for the first piece now, so that a source that cannot begin throws here and not after an answer has begun. The pieces can be taken once. */
export const begin = async <T>(source: AsyncIterable<T>): Promise<Begun<T>> => {
  const rest = source[Symbol.asyncIterator]()
  const stop = async (): Promise<void> => {
    await rest.return?.()
  }
  let next = await rest.next()
  const pieces = async function* (): AsyncGenerator<T> {
    try {
      for (; next.done !== true; next = await rest.next()) yield next.value
    } finally {
      await stop()
    }
  }
  return { pieces: pieces(), stop }
}
