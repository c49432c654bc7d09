import * as E from "fp-ts/lib/Either.js"
import { type DomainError, invalid } from "../../errors.ts"
import { concat, copyOf } from "./concat.ts"
import { type Decision, decideEncoding } from "./decide-encoding.ts"
import { decoderOf } from "./decoder-of.ts"
import { type Detection, detect, windowSize } from "./detect.ts"
import type { Encoding } from "./encodings.ts"
import type { Warn } from "../warning.ts"

/** A file as text. */
export interface Decoded {
  /** Final only when `text` has been read, because the first character beyond ASCII may come late. */
  readonly decision: () => Decision
  /** HEAD.CHAR as written; null if absent. */
  readonly declared: string | null
  readonly text: AsyncIterable<string>
}

/**
 * Decodes a GEDCOM file, in pieces of about 64 KiB, which limits the memory that a string cut from a piece keeps
 * alive.
 *
 * `chosen` determines the encoding, or else a byte order mark and the zeros of UTF-16. Otherwise the characters
 * beyond ASCII do, of which at most a megabyte is held: well-formed UTF-8 is UTF-8, whatever HEAD.CHAR says;
 * other bytes are what the file states if its letters agree, and what its letters fit best if they do not. A
 * difference from the declared encoding, a guess, and every byte without a character (U+FFFD) are reported to
 * `warn`. Left `NotGedcom` for a file of another kind, `InvalidInput` if the bytes cannot have the chosen encoding.
 */
export const decodeGedcom = async (
  chunks: AsyncIterable<Uint8Array>,
  warn: Warn,
  chosen: Encoding | null = null,
): Promise<E.Either<DomainError, Decoded>> => {
  const pieces = inPieces(chunks)
  const next = await pieces.next()
  const first = next.done === true ? new Uint8Array(0) : next.value
  const detected = E.chain((found: Detection) => checkChoice(found, chosen))(detect(first))
  if (E.isLeft(detected)) {
    await pieces.return(undefined)
    return detected
  }
  const { skip, declared } = detected.right
  const { decode, decision } = makeDecoder(detected.right, warn, chosen)
  return E.right({
    decision,
    declared: declared?.name.slice(0, 40) ?? null,
    text: decodeAll(first.subarray(skip), pieces, decode),
  })
}

/** Refuses a choice of UTF-16 for a file with one byte for each ASCII character, and the reverse. */
const checkChoice = (found: Detection, chosen: Encoding | null): E.Either<DomainError, Detection> =>
  chosen === null || (chosen.startsWith("UTF-16") ? chosen : null) === found.utf16
    ? E.right(found)
    : E.left(invalid("encoding", `is not possible: the file is ${found.utf16 ?? "not UTF-16"}`))

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

/** Decodes the next bytes, in pieces. None while the encoding is undecided. */
type DecodeChunk = (bytes: Uint8Array, last: boolean) => readonly string[]

async function* decodeAll(
  first: Uint8Array,
  rest: AsyncIterable<Uint8Array>,
  decode: DecodeChunk,
): AsyncGenerator<string> {
  yield* decode(first, false)
  for await (const piece of rest) yield* decode(piece, false)
  yield* decode(new Uint8Array(0), true)
}

const makeDecoder = (
  detection: Detection,
  warn: Warn,
  chosen: Encoding | null,
): { decode: DecodeChunk; decision: () => Decision } => {
  const lines = lineCounter()
  let decision: Decision = { encoding: chosen ?? detection.utf16 ?? "UTF-8", certain: true }
  let decoder = decoderOf(decision.encoding)
  let isUndecided = chosen === null && detection.utf16 === null
  let held = new Uint8Array(0)
  if (chosen === null && detection.utf16 !== null) warnOfDecision(detection, decision, warn)

  const decodePiece = (bytes: Uint8Array, last: boolean): string => {
    const { encoding } = decision
    const faults: Fault[] = []
    const text = decoder(bytes, last, (at, byte) => faults.push({ at, byte }))
    lines.read(text, faults, (line, byte) => {
      const what = byte === null ? "bytes are" : `byte 0x${byte.toString(16).toUpperCase()} is`
      warn({ line, code: "bad_byte", lost: "value", message: `In {in}, ${what} not a character in ${encoding}.` })
    })
    return isNormalized(encoding) ? text : text.normalize("NFC")
  }

  const decode: DecodeChunk = (chunk, last) => {
    if (!isUndecided || (held.length === 0 && isAscii(chunk))) return [decodePiece(chunk, last)]
    const bytes = concat([held, chunk])
    const decided = decideEncoding(bytes, last, detection)
    if (decided === null) {
      held = copyOf(bytes)
      return []
    }
    held = new Uint8Array(0)
    isUndecided = false
    decision = decided
    decoder = decoderOf(decided.encoding)
    warnOfDecision(detection, decided, warn)
    const count = Math.max(1, Math.ceil(bytes.length / windowSize))
    return Array.from({ length: count }, (_, at) =>
      decodePiece(bytes.subarray(at * windowSize, (at + 1) * windowSize), last && at === count - 1),
    )
  }
  return { decode, decision: () => decision }
}

/** Encodings whose text has its accents joined to their letters already, or as the file wrote them. */
const isNormalized = (encoding: Encoding): boolean => encoding !== "ANSEL" && encoding !== "windows-1258"

/** Reports an encoding that is guessed, or not the declared one. */
const warnOfDecision = ({ declared, stated, utf16 }: Detection, { encoding, certain }: Decision, warn: Warn): void => {
  const isMarked = declared === null && stated.declared.kind === "encoding"
  const unnamed = isMarked ? "The file is marked as UTF-8" : "The file does not say its encoding"
  const statement = declared === null ? unnamed : "The file says that its encoding is {detail}"
  const detail = declared?.name.slice(0, 40) ?? ""
  const line = declared?.line ?? 1
  if (!certain)
    return warn({
      line,
      code: "encoding_guessed",
      lost: "nothing",
      detail,
      message: `${statement}. By its letters the file is read as ${encoding}. If names look wrong, choose another encoding.`,
    })
  if (utf16 !== null) {
    if (declared !== null && !/^(UNICODE|UTF-?16)/i.test(declared.name))
      warn({ line, code: "encoding", lost: "nothing", message: `${statement}, but it is ${utf16}.`, detail })
    return
  }
  if (encoding === "UTF-8" && !(stated.declared.kind === "encoding" && stated.declared.encoding === "UTF-8"))
    warn({ line, code: "encoding", lost: "nothing", message: `${statement}; it is read as UTF-8.`, detail })
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
