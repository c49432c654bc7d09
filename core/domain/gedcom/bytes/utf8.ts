import { type BadByte, type Decode, replacement } from "./charset.ts"
import { concat, copyOf } from "./concat.ts"
import { continuationAfter, longestContinuation } from "./split-character.ts"

const isContinuation = (byte: number | undefined): boolean => byte !== undefined && (byte & 0xc0) === 0x80

/**
 * The number of bytes in the sequence that begins with `lead`; 0 if no sequence begins with it (RFC 3629, section
 * 3).
 */
const sequenceLength = (lead: number): number => {
  if (lead < 0x80) return 1
  if (lead < 0xc2 || lead > 0xf4) return 0
  if (lead < 0xe0) return 2
  return lead < 0xf0 ? 3 : 4
}

/** The length of the well-formed sequence at `at`, or 0 (RFC 3629, section 4: no overlong forms, no surrogates, nothing above U+10FFFF). */
const sequenceAt = (bytes: Uint8Array, at: number): number => {
  const lead = bytes[at]!
  const length = sequenceLength(lead)
  for (let i = 1; i < length; i++) if (!isContinuation(bytes[at + i])) return 0
  const second = bytes[at + 1]!
  if (
    (lead === 0xe0 && second < 0xa0) ||
    (lead === 0xed && second > 0x9f) ||
    (lead === 0xf0 && second < 0x90) ||
    (lead === 0xf4 && second > 0x8f)
  )
    return 0
  return length
}

/** The number of bytes before `end` that belong to a sequence cut short by `end`: 0 to 3. */
const openTail = (bytes: Uint8Array, end: number): number => {
  for (let length = 1; length <= 3 && length <= end; length++) {
    const byte = bytes[end - length]!
    if (!isContinuation(byte)) return sequenceLength(byte) > length ? length : 0
  }
  return 0
}

/**
 * The number of bytes at the end that must wait for the next chunk: a sequence cut short, alone or before a line
 * break that a CONC may follow.
 */
const incompleteTail = (bytes: Uint8Array): number => {
  const tail = openTail(bytes, bytes.length)
  if (tail > 0) return tail
  for (let at = bytes.length - 1; at > 0 && at >= bytes.length - longestContinuation - 2; at--) {
    if (bytes[at]! > 13 || bytes[at - 1]! < 0x80) continue
    const open = openTail(bytes, at)
    const value = open === 0 ? -1 : continuationAfter(bytes, at)
    const missing = sequenceLength(bytes[at - open]!) - open
    if (value >= 0 && value + missing > bytes.length && bytes.subarray(value).every(isContinuation))
      return bytes.length - at + open
  }
  return 0
}

/**
 * Moves the first half of each character that a CONC split to its other half, after that CONC. Returns the input
 * itself if nothing is split, otherwise a copy. Never changes the input.
 */
const joinSplitCharacters = (bytes: Uint8Array): Uint8Array => {
  let joined = bytes
  for (let at = 1; at < bytes.length; at++) {
    if (bytes[at]! > 13 || bytes[at - 1]! < 0x80) continue
    const open = openTail(bytes, at)
    const value = open === 0 ? -1 : continuationAfter(bytes, at)
    if (value < 0 || !isContinuation(bytes[value])) continue
    if (joined === bytes) joined = copyOf(bytes)
    joined.copyWithin(at - open, at, value)
    joined.set(bytes.subarray(at - open, at), value - open)
  }
  return joined
}

/**
 * Counts the well-formed sequences beyond ASCII and the bytes that belong to none. The counts tell UTF-8 from a
 * code page. A sequence that the next chunk may complete is not counted.
 */
export const countSequences = (
  bytes: Uint8Array,
  last: boolean,
): { readonly wellFormed: number; readonly stray: number } => {
  const text = joinSplitCharacters(bytes)
  const end = text.length - (last ? 0 : incompleteTail(text))
  let wellFormed = 0
  let stray = 0
  for (let at = 0; at < end; ) {
    const length = sequenceAt(text, at)
    if (length === 0) stray++
    else if (length > 1) wellFormed++
    at += length || 1
  }
  return { wellFormed, stray }
}

/**
 * Decodes UTF-8. A stray byte becomes U+FFFD and is reported to `bad`. Characters split by a CONC are joined. A
 * chunk without faults takes the fast path of the platform.
 */
export const utf8Decoder = (): Decode => {
  const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })
  const tryDecode = (bytes: Uint8Array): string | null => {
    try {
      return strict.decode(bytes)
    } catch {
      return null
    }
  }
  let held = new Uint8Array(0)
  return (chunk, last, bad) => {
    const whole = concat([held, chunk])
    const end = whole.length - (last ? 0 : incompleteTail(whole))
    held = copyOf(whole.subarray(end))
    const bytes = whole.subarray(0, end)
    const text = tryDecode(bytes)
    if (text !== null) return text
    const joined = joinSplitCharacters(bytes)
    return tryDecode(joined) ?? decodeAround(joined, (part) => strict.decode(part), bad)
  }
}

const decodeAround = (bytes: Uint8Array, decode: (wellFormed: Uint8Array) => string, bad: BadByte): string => {
  let text = ""
  let from = 0
  for (let at = 0; at < bytes.length; ) {
    const length = sequenceAt(bytes, at)
    if (length === 0) {
      if (from < at) text += decode(bytes.subarray(from, at))
      bad(text.length, bytes[at]!)
      text += replacement
      from = at + 1
    }
    at += length || 1
  }
  return text + decode(bytes.subarray(from))
}
