/** A copy in memory of its own. `slice` does not promise that: a Node Buffer's `slice` shares its memory with the Buffer. */
export const copyOf = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes)

/** All parts in one array. Where the others are empty, the last part itself: write only into a copy. */
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
