/** All parts in one array; the last itself where the others are empty. */
export const concat = (...parts: readonly Uint8Array[]): Uint8Array => {
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
