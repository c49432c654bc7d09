import type { Bytes } from "../ports/blobs.ts"
import type { NewDigest } from "../ports/digest.ts"

/** Bytes that are measured while someone takes them. */
export interface Measured {
  /** The same bytes; they break off with a throw once there are more than allowed. */
  readonly bytes: Bytes
  /** Whether that is why they broke off. */
  isTooLarge(): boolean
  /** What they were, once all of them are taken: their number, `sha256:` with the digest in hex, and the first of them. */
  result(): { readonly size: number; readonly checksum: string; readonly head: Uint8Array }
}

/** Measures bytes on their way, `mostBytes` at most, and keeps the first `headBytes`. */
export const measure = (newDigest: NewDigest, bytes: Bytes, mostBytes: number, headBytes: number): Measured => {
  const digest = newDigest()
  const head = new Uint8Array(headBytes)
  let size = 0
  const passing = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of bytes) {
      if (size < headBytes) head.set(chunk.subarray(0, headBytes - size), size)
      size += chunk.length
      if (size > mostBytes) throw new Error(`more than ${mostBytes} bytes came`)
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
