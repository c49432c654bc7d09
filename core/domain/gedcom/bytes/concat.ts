/**
 * A copy with its own memory. `slice` does not guarantee that: `slice` of a Node Buffer shares memory with the
 * Buffer.
 */
export const copyOf = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes)

/**
 * All parts in one array. If only the last part has bytes, the result is that part itself, so copy it before
 * writing to it.
 */
export const concat = (parts: readonly Uint8Array[]): Uint8Array => {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  const last = parts.at(-1)
  if (last?.length === length) return last
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
