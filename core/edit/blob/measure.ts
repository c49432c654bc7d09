import type { Bytes } from "../../ports/blobs.ts"
import type { Digest } from "../../ports/platform/digest.ts"

/** Bytes that are measured while they are read. */
export interface Measured {
  /** The same bytes. They throw when there are more than allowed. */
  readonly bytes: Bytes
  /** Whether they threw for that reason. */
  isTooLarge(): boolean
  /** The number of bytes and the first of them, once all were read. */
  result(): { readonly size: number; readonly head: Uint8Array }
}

interface Measuring {
  readonly mostBytes: number
  readonly headBytes: number
  /** Gets all bytes; null if the checksum is not needed. */
  readonly digest: Digest | null
}

/** Measures bytes while they pass, at most `mostBytes`, and keeps the first `headBytes`. */
export const measure = (bytes: Bytes, { mostBytes, headBytes, digest }: Measuring): Measured => {
  const head = new Uint8Array(headBytes)
  let size = 0
  const passing = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of bytes) {
      if (size < headBytes) head.set(chunk.subarray(0, headBytes - size), size)
      size += chunk.length
      if (size > mostBytes) throw new Error(`more than ${mostBytes} bytes were received`)
      digest?.update(chunk)
      yield chunk
    }
  }
  return {
    bytes: passing(),
    isTooLarge: () => size > mostBytes,
    result: () => ({ size, head: head.subarray(0, Math.min(size, headBytes)) }),
  }
}
