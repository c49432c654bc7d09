/**
 * Some programs cut long values by bytes and split a character: its first bytes end one line, and the rest follow
 * the `2 CONC ` of the next line. This module finds such places so that a decoder can join the halves.
 */

/** The length of the longest `\r\n99 CONC ` that `continuationAfter` can meet. */
export const longestContinuation = 24

const LF = 10
const CR = 13
const SPACE = 32

/**
 * The index of the value if a line break, a level and `CONC ` follow at `at`; -1 if something else follows. If the
 * bytes end before that is clear, `bytes.length`.
 */
export const continuationAfter = (bytes: Uint8Array, at: number): number => {
  let i = at
  while (i < bytes.length && (bytes[i] === LF || bytes[i] === CR)) i++
  if (i === at && i < bytes.length) return -1
  while (i < bytes.length && bytes[i] === SPACE) i++
  const level = i
  while (i < bytes.length && bytes[i]! >= 0x30 && bytes[i]! <= 0x39) i++
  if (i === level && i < bytes.length) return -1
  for (const letter of " CONC ") {
    if (i === bytes.length) return i
    if (bytes[i] !== letter.charCodeAt(0)) return -1
    i++
  }
  return i - at > longestContinuation ? -1 : i
}
