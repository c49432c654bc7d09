/** A stream with its first piece available. */
export interface StartedStream<T> {
  readonly pieces: AsyncIterable<T>
  /** Stops the source, even if the pieces were never requested. */
  stop(): Promise<void>
}

/**
 * Requests the first piece now, so that a source that fails to start throws here and not after an answer has
 * started. The pieces can be iterated once.
 */
export const startStream = async <T>(source: AsyncIterable<T>): Promise<StartedStream<T>> => {
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
