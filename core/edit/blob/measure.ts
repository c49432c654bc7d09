import type { Bytes } from "../../ports/blobs.ts"
import type { NewDigest } from "../../ports/digest.ts"

/** Bytes that are measured while they are read. */
export interface Measured {
  /** The same bytes. They throw when there are more than allowed. */
  readonly bytes: Bytes
  /** Whether they threw for that reason. */
  isTooLarge(): boolean
  /**
   * The number of bytes, their checksum (`sha256:` and the digest in hex) and the first of them, once all were
   * read.
   */
  result(): { readonly size: number; readonly checksum: string; readonly head: Uint8Array }
}

/** Measures bytes while they pass, at most `mostBytes`, and keeps the first `headBytes`. */
export const measure = (newDigest: NewDigest, bytes: Bytes, mostBytes: number, headBytes: number): Measured => {
  const digest = newDigest()
  const head = new Uint8Array(headBytes)
  let size = 0
  const passing = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of bytes) {
      if (size < headBytes) head.set(chunk.subarray(0, headBytes - size), size)
      size += chunk.length
      if (size > mostBytes) throw new Error(`more than ${mostBytes} bytes were received`)
      digest.update(chunk)
      yield chunk
    }
  }
  return {
    bytes: passing(),
    isTooLarge: () => size > mostBytes,
    result: () => ({ size, checksum: `sha256:${digest.hex()}`, head: head.subarray(0, Math.min(size, headBytes)) }),
  }
}
