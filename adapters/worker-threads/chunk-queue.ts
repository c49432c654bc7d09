/** A queue of chunks between a producer and a consumer. */
export interface ChunkQueue {
  readonly chunks: AsyncIterator<Uint8Array, Uint8Array | undefined>
  push(chunk: Uint8Array, isLast: boolean): void
  /** Ends the queue. */
  end(): void
  /** Ends the queue with an error, which the consumer gets after the remaining chunks. */
  fail(error: unknown): void
  /** The number of waiting chunks. */
  waiting(): number
}

export interface ChunkListener {
  /** Called when a chunk was taken. */
  taken(): void
  /** Called when the consumer stops. */
  returned(): void
}

/** An empty queue. The listener is called when the consumer acts. */
export const chunkQueue = ({ taken, returned }: ChunkListener): ChunkQueue => {
  const waiting: { readonly chunk: Uint8Array; readonly isLast: boolean }[] = []
  let over: { readonly error: unknown } | "ended" | null = null
  let hear = (): void => {}
  const finish = (how: typeof over): void => {
    over ??= how
    hear()
  }
  const next = async (): Promise<IteratorResult<Uint8Array, Uint8Array | undefined>> => {
    while (waiting.length === 0 && over === null) await new Promise<void>((resolve) => (hear = resolve))
    const first = waiting.shift()
    if (first !== undefined) {
      taken()
      if (first.isLast) over = "ended"
      return first.isLast ? { done: true, value: first.chunk } : { done: false, value: first.chunk }
    }
    if (over !== null && over !== "ended") throw over.error
    return { done: true, value: undefined }
  }
  return {
    chunks: {
      next,
      return: async () => {
        waiting.length = 0
        finish("ended")
        returned()
        return { done: true, value: undefined }
      },
    },
    push: (chunk, isLast) => {
      if (over !== null) return
      waiting.push({ chunk, isLast })
      hear()
    },
    end: () => finish("ended"),
    fail: (error) => finish({ error }),
    waiting: () => waiting.length,
  }
}
