import { concat, copyOf } from "./concat.ts"
import type { Decode } from "./charset.ts"
import { continuationAfter, longestContinuation } from "./split-character.ts"

/**
 * ANSEL: ANSI/NISO Z39.47 with the additions of GEDCOM 5.5.1, appendix C. Letters start at 0xA1, combining marks at
 * 0xE0; a space means that the set has no character there. The additions of GEDCOM are the boxes at BE and BF, e
 * and o at mid-line (CD and CE: Unicode has no such letters, so plain ones are used), es zet (CF) and the slash
 * mark (FC). C7 and C8 are the later es zet and euro sign of MARC 21.
 */
const letters = "ŁØĐÞÆŒʹ·♭®±ƠƯʼ ʻłøđþæœʺı£ð ơư□■°ℓ℗©♯¿¡ß€    eoß"
const marks =
  "\u0309\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030C\u030A\uFE20\uFE21\u0315\u030B\u0310" +
  "\u0327\u0328\u0323\u0324\u0325\u0333\u0332\u0326\u031C\u032E\uFE22\uFE23\u0338 \u0313 "

/** The UTF-16 unit of each byte; 0xFFFD if ANSEL has no character there. */
export const anselUnits: readonly number[] = Array.from({ length: 256 }, (_, byte) => {
  if (byte < 0x80) return byte
  const letter = byte >= 0xe0 ? marks[byte - 0xe0] : letters[byte - 0xa1]
  return letter === undefined || letter === " " ? 0xfffd : letter.charCodeAt(0)
})

const none: Uint8Array = new Uint8Array(0)

const isMark = (byte: number | undefined): boolean => byte !== undefined && byte >= 0xe0 && anselUnits[byte] !== 0xfffd

/**
 * The index where the run of marks that ends at `end` begins. At most sixteen marks are considered, more than any
 * letter has.
 */
const marksBefore = (bytes: Uint8Array, end: number): number => {
  let from = end
  while (from > 0 && end - from < 16 && isMark(bytes[from - 1])) from--
  return from
}

/**
 * The number of bytes at the end that must wait for the next chunk: marks without their letter, and marks before a
 * line break that a CONC may follow.
 */
const incompleteTail = (bytes: Uint8Array): number => {
  const tail = marksBefore(bytes, bytes.length)
  const before = bytes.subarray(0, tail)
  for (let at = tail - 1; at > 0 && at >= tail - longestContinuation; at--) {
    if (bytes[at]! <= 13 && isMark(bytes[at - 1]) && continuationAfter(before, at) === tail)
      return bytes.length - marksBefore(bytes, at)
  }
  return bytes.length - tail
}

/**
 * Decodes ANSEL. ANSEL writes combining marks before their letter and Unicode after it, so they swap places, also
 * across a CONC. The result is not normalised (NFC would join letter and mark); the indexes of `bad` refer to this
 * text.
 */
export const anselDecoder = (): Decode => {
  const utf16 = new TextDecoder("utf-16le", { ignoreBOM: true })
  let held = new Uint8Array(0)
  return (chunk, last, bad) => {
    const whole = concat([held, chunk])
    const end = whole.length - (last ? 0 : incompleteTail(whole))
    held = copyOf(whole.subarray(end))
    const out = new Uint8Array(end * 2)
    let length = 0
    const put = (unit: number) => {
      out[length * 2] = unit & 0xff
      out[length * 2 + 1] = unit >> 8
      length++
    }
    const putAll = (bytes: Uint8Array) => bytes.forEach((byte) => put(anselUnits[byte]!))
    let early = none
    for (let at = 0; at < end; ) {
      let base = at
      while (base < end && isMark(whole[base])) base++
      const found = whole.subarray(at, base)
      const letter = base < end ? whole[base]! : 0
      const value = found.length > 0 && letter <= 13 ? continuationAfter(whole, base) : -1
      if (value > 0 && value < end && whole[value]! >= 32) {
        putAll(whole.subarray(base, value))
        early = found
        at = value
        continue
      }
      if (letter < 32) {
        for (const mark of found) {
          bad(length, mark)
          put(0xfffd)
        }
      }
      if (base < end) {
        if (anselUnits[letter] === 0xfffd) bad(length, letter)
        put(anselUnits[letter]!)
      }
      if (letter >= 32) {
        putAll(early)
        putAll(found)
      }
      early = none
      at = base + 1
    }
    return utf16.decode(out.subarray(0, length * 2))
  }
}
