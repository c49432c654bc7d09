import type { Chunks } from "../answer/reply.ts"

/** All chunks, of which the first is already taken. If the reader stops, the rest is ended too. */
export const withFirst = async function* (
  first: string | Uint8Array,
  rest: Chunks,
): AsyncGenerator<string | Uint8Array> {
  try {
    yield first
    for (;;) {
      const { value, done } = await rest.next()
      if (value !== undefined && value !== "") yield value
      if (done === true) return
    }
  } finally {
    await rest.return?.()
  }
}
