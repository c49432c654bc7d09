import { concat, copyOf } from "./concat.ts"
import type { Decode } from "./charset.ts"
import { continuationAfter, longestSeam } from "./split-character.ts"

/**
 * ANSEL: ANSI/NISO Z39.47 with the additions of GEDCOM 5.5.1, appendix C. Letters from 0xA1, marks from 0xE0; a space where the set has none.
 * GEDCOM's own are the boxes at BE and BF, e and o at mid-line (CD, CE: no such letters in Unicode, so plain ones), es zet (CF) and the slash mark (FC);
 * C7 and C8 are MARC 21's later es zet and euro sign.
 */
const letters = "ŁØĐÞÆŒʹ·♭®±ƠƯʼ ʻłøđþæœʺı£ð ơư□■°ℓ℗©♯¿¡ß€    eoß"
const marks =
  "\u0309\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030C\u030A\uFE20\uFE21\u0315\u030B\u0310" +
  "\u0327\u0328\u0323\u0324\u0325\u0333\u0332\u0326\u031C\u032E\uFE22\uFE23\u0338 \u0313 "

/** The UTF-16 unit of each byte; 0xFFFD where ANSEL has no letter. */
export const anselUnits: readonly number[] = Array.from({ length: 256 }, (_, byte) => {
  if (byte < 0x80) return byte
  const letter = byte >= 0xe0 ? marks[byte - 0xe0] : byte > 0xa0 ? letters[byte - 0xa1] : undefined
  return letter === undefined || letter === " " ? 0xfffd : letter.charCodeAt(0)
})

const none: Uint8Array = new Uint8Array(0)

const isMark = (byte: number | undefined): boolean => byte !== undefined && byte >= 0xe0 && anselUnits[byte] !== 0xfffd

/** Where the marks that end at `end` begin; of a longer run than any letter has, the last sixteen. */
const marksBefore = (bytes: Uint8Array, end: number): number => {
  let from = end
  while (from > 0 && end - from < 16 && isMark(bytes[from - 1])) from--
  return from
}

/** How many bytes at the end must wait for the next chunk: marks without their letter, and marks before a line break that a CONC may follow. */
const unfinished = (bytes: Uint8Array): number => {
  const tail = marksBefore(bytes, bytes.length)
  const before = bytes.subarray(0, tail)
  for (let at = tail - 1; at > 0 && at >= tail - longestSeam; at--) {
    if (bytes[at]! <= 13 && isMark(bytes[at - 1]) && continuationAfter(before, at) === tail)
      return bytes.length - marksBefore(bytes, at)
  }
  return bytes.length - tail
}

/**
 * Decodes ANSEL. Its marks stand before their letter, Unicode's after it: they change places, across a CONC too.
 * The text is not yet normalised (NFC joins letter and mark): `bad` counts in it as it is.
 */
export const anselDecoder = (): Decode => {
  const utf16 = new TextDecoder("utf-16le", { ignoreBOM: true })
  let held = new Uint8Array(0)
  return (chunk, last, bad) => {
    const whole = concat([held, chunk])
    const end = whole.length - (last ? 0 : unfinished(whole))
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
