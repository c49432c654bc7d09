import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../../errors.ts"
import { anselDecoder } from "./ansel.ts"
import { concat, copyOf } from "./concat.ts"
import { type Decode, codePageDecoder, isCodePage, platformDecoder } from "./charset.ts"
import { type Detection, detect, windowSize } from "./detect.ts"
import { countSequences, incompleteTail, utf8Decoder } from "./utf8.ts"
import type { Warn } from "../warning.ts"

/**
 * A file as text. `encoding` is the detected encoding. It is final only when `text` has been read, because the
 * first character beyond ASCII may come late.
 */
export interface Decoded {
  readonly encoding: () => string
  readonly text: AsyncIterable<string>
}

/**
 * Decodes a GEDCOM file, in pieces of about 64 KiB, which limits the memory that a string cut from a piece keeps
 * alive.
 *
 * A byte order mark, the zeros of UTF-16 and version 7 determine the encoding. Otherwise the first characters
 * beyond ASCII do: if they are well-formed UTF-8, the file is UTF-8, whatever HEAD.CHAR says. If not, HEAD.CHAR
 * applies, or Windows-1252 if it is absent, wrong or unknown. A difference from the declared encoding and every
 * byte without a character (U+FFFD) are reported to `warn`. Left `NotGedcom` for a file of another kind.
 */
export const decodeGedcom = async (
  chunks: AsyncIterable<Uint8Array>,
  warn: Warn,
): Promise<E.Either<DomainError, Decoded>> => {
  const pieces = inPieces(chunks)
  const next = await pieces.next()
  const first = next.done === true ? new Uint8Array(0) : next.value
  const detected = detect(first)
  if (E.isLeft(detected)) {
    await pieces.return(undefined)
    return detected
  }
  const { decode, encoding } = makeDecoder(detected.right, warn)
  return E.right({ encoding, text: decodeAll(first.subarray(detected.right.skip), pieces, decode) })
}

/** The same bytes in pieces of `windowSize`, so that the chunk size of the input does not affect detection. */
async function* inPieces(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let parts: Uint8Array[] = []
  let length = 0
  for await (const chunk of chunks) {
    parts.push(chunk)
    length += chunk.length
    if (length < windowSize) continue
    const whole = concat(parts)
    let at = 0
    for (; at + windowSize <= length; at += windowSize) yield whole.subarray(at, at + windowSize)
    parts = at === length ? [] : [whole.subarray(at)]
    length -= at
  }
  if (length > 0) yield concat(parts)
}

type DecodeChunk = (bytes: Uint8Array, last: boolean) => string

async function* decodeAll(
  first: Uint8Array,
  rest: AsyncIterable<Uint8Array>,
  decode: DecodeChunk,
): AsyncGenerator<string> {
  yield decode(first, false)
  for await (const piece of rest) yield decode(piece, false)
  yield decode(new Uint8Array(0), true)
}

const decoderOf = (encoding: string): Decode => {
  if (encoding === "UTF-8") return utf8Decoder()
  if (encoding === "ANSEL") return anselDecoder()
  return isCodePage(encoding) ? codePageDecoder(encoding) : platformDecoder(encoding)
}

const makeDecoder = (
  { utf16, declared, promised }: Detection,
  warn: Warn,
): { decode: DecodeChunk; encoding: () => string } => {
  const name = declared?.name.slice(0, 40)
  const unnamed = promised === null ? "The file does not say its encoding" : "The file is marked as UTF-8"
  const declaration = declared === null ? unnamed : `HEAD.CHAR says ${name}`
  const report = (message: string) => warn({ line: declared?.line ?? 1, code: "encoding", message })
  const lines = lineCounter()
  let encoding = utf16 ?? "UTF-8"
  let decoder = decoderOf(encoding)
  let undecided = utf16 === null
  let held = new Uint8Array(0)
  if (utf16 !== null && declared !== null && !/^(UNICODE|UTF-?16)/i.test(declared.name))
    report(`${declaration}, but the file is ${utf16}.`)

  const decide = (bytes: Uint8Array, last: boolean): void => {
    const { wellFormed, stray } = countSequences(bytes, last)
    if (wellFormed + stray === 0) return
    undecided = false
    const mayBeDamaged = promised === null || promised === "UTF-8"
    if (mayBeDamaged ? wellFormed <= stray : wellFormed === 0 || stray > 0) {
      encoding = mayBeDamaged ? "windows-1252" : promised
      decoder = decoderOf(encoding)
    }
    if (promised !== encoding || /^(US-)?ASCII$/i.test(declared?.name ?? ""))
      report(`${declaration}; it is read as ${encoding}.`)
  }

  const decode: DecodeChunk = (chunk, last) => {
    let bytes = chunk
    if (undecided && (held.length > 0 || !isAscii(chunk))) {
      bytes = concat([held, chunk])
      decide(bytes, last)
      held = copyOf(bytes.subarray(undecided ? bytes.length - incompleteTail(bytes) : bytes.length))
      bytes = bytes.subarray(0, bytes.length - held.length)
    }
    const faults: Fault[] = []
    const text = decoder(bytes, last, (at, byte) => faults.push({ at, byte }))
    lines.read(text, faults, (line, byte) => {
      const what = byte === null ? "Bytes here are" : `Byte 0x${byte.toString(16).toUpperCase()} is`
      warn({ line, code: "bad_byte", message: `${what} not a character in ${encoding}.` })
    })
    return encoding === "ANSEL" ? text.normalize("NFC") : text
  }
  return { decode, encoding: () => encoding }
}

interface Fault {
  readonly at: number
  readonly byte: number | null
}

/**
 * Counts lines, by line feeds or by carriage returns, whichever are more frequent, and gives the line of each
 * fault.
 */
const lineCounter = () => {
  let feeds = 0
  let returns = 0
  const count = (text: string, from: number, to: number): void => {
    let feedsHere = 0
    let returnsHere = 0
    for (let at = from; at < to; at++) {
      const unit = text.charCodeAt(at)
      if (unit === 10) feedsHere++
      else if (unit === 13) returnsHere++
    }
    feeds += feedsHere
    returns += returnsHere
  }
  const read = (text: string, faults: readonly Fault[], found: (line: number, byte: number | null) => void): void => {
    let from = 0
    for (const { at, byte } of faults) {
      count(text, from, at)
      found(1 + Math.max(feeds, returns), byte)
      from = at
    }
    count(text, from, text.length)
  }
  return { read }
}

const isAscii = (bytes: Uint8Array): boolean => {
  const { length } = bytes
  let bits = 0
  for (let at = 0; at < length; at++) bits |= bytes[at]!
  return bits < 0x80
}
