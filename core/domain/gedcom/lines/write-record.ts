import { type GedcomStructure, isPointer } from "./parser.ts"

export type GedcomVersion = "5.5.1" | "7.0"

/** The longest line of 5.5.1, in characters, including its line feed (5.5.1, chapter 1). */
export const longestWrittenLine = 255

/**
 * A record as lines, each ended by a line feed. Line breaks of any kind become CONT. In 5.5.1 a long line is
 * continued with CONC. `@` is escaped as the version requires. Control characters are dropped, and a tag, xref or
 * pointer that could not be read back is made harmless, so no text can become a line of its own.
 */
export const writeRecord = (record: GedcomStructure, version: GedcomVersion): string =>
  writeStructure(record, 0, version)

/**
 * A value in the form in which it is read back from a file: line feeds only, no control characters, complete
 * surrogate pairs.
 */
export const writable = (value: string): string =>
  needsCare.test(value) ? value.toWellFormed().replace(lineBreak, "\n").replace(unwritable, "") : value

const lineBreak = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g
/** Characters that 7.0 bans (section 1.1). Lone surrogates have been replaced by U+FFFD before. */
const unwritable = /[\0-\x08\x0e-\x1f\x7f-\x9f\ufffe\uffff]/g
const needsCare = /[^\t\n -~\xa0-\u2027\u202a-\ud7ff\ue000-\ufffd]/

const writeStructure = (
  { xref, tag, value, pointer, children }: GedcomStructure,
  level: number,
  version: GedcomVersion,
): string => {
  const name = xref !== null && isReference(xref) ? `${xref} ` : ""
  const start = `${level} ${name}${safeTag(tag)}`
  let lines: string
  if (pointer !== null && isReference(pointer)) lines = `${start} ${pointer}\n`
  else lines = writeText(start, pointer || value, level + 1, lineWriter(tag, version))
  for (const child of children) lines += writeStructure(child, level + 1, version)
  return lines
}

const isReference = (text: string): boolean => isPointer(text) && writable(text) === text && !text.includes("\n")

const safeTag = (tag: string): string => (/^[A-Za-z0-9_]+$/.test(tag) ? tag : `_${tag.replace(/[^A-Za-z0-9_]/g, "")}`)

/** Writes one line of a text after its prefix, and at `level` the CONC lines that it may need. */
type WriteLine = (prefix: string, text: string, level: number) => string

const write70: WriteLine = (prefix, text) => joined(prefix, text.startsWith("@") ? `@${text}` : text)
const write551: WriteLine = (prefix, text, level) => splitLine(prefix, text.replaceAll("@", "@@"), level)
const writeDate551: WriteLine = (prefix, text, level) => splitLine(prefix, escapeDate(text), level)

const lineWriter = (tag: string, version: GedcomVersion): WriteLine => {
  if (version === "7.0") return write70
  return tag === "DATE" ? writeDate551 : write551
}

const writeText = (start: string, value: string, level: number, write: WriteLine): string => {
  if (start.length + value.length < 240 && plain.test(value)) return joined(start, value)
  let lines = ""
  let prefix = start
  for (const text of writable(value).split("\n")) {
    lines += write(prefix, text, level)
    prefix = `${level} CONT`
  }
  return lines
}

/** Text that needs no escaping, which is most text. */
const plain = /^[\t -?A-~\xa0-\u2027\u202a-\ud7ff\ue000-\ufffd]*$/

const joined = (prefix: string, text: string): string => (text === "" ? `${prefix}\n` : `${prefix} ${text}\n`)

/** Doubles each `@` except those of a calendar escape: `@#DJULIAN@ 5 OCT 1582`. */
const escapeDate = (text: string): string =>
  text.replace(/(@#D[A-Z ]+@(?= ))|@/g, (_, escape?: string) => escape ?? "@@")

/** One line of 5.5.1, split into as many lines as its length requires. */
const splitLine = (start: string, text: string, level: number): string => {
  let lines = ""
  let prefix = start
  let from = 0
  for (;;) {
    const room = Math.max(longestWrittenLine - prefix.length - 2, 8)
    if (text.length - from <= room) return lines + joined(prefix, text.slice(from))
    const to = cutBefore(text, from, from + room)
    lines += joined(prefix, text.slice(from, to))
    prefix = `${level} CONC`
    from = to
  }
}

/**
 * The last place up to `limit` where a line may be cut: not next to a space, which readers trim, and not inside a
 * letter or an `@@`. If there is no such place, a less suitable one is used.
 */
const cutBefore = (text: string, from: number, limit: number): number => {
  for (const allowed of [isGoodCut, isFairCut, isPossibleCut]) {
    for (let at = limit; at > from; at--) if (allowed(text, at, from)) return at
  }
  return limit
}

const isGoodCut = (text: string, at: number, from: number): boolean => isFairCut(text, at, from) && !isSpace(text, at)

const isFairCut = (text: string, at: number, from: number): boolean =>
  isPossibleCut(text, at, from) && !isSpace(text, at - 1) && !joinsBefore(text, at)

/**
 * Whether a cut here is between two Unicode characters and not inside an `@@`. The signs are paired from `from` on.
 */
const isPossibleCut = (text: string, at: number, from: number): boolean => {
  const code = text.charCodeAt(at)
  if (code >= 0xdc00 && code <= 0xdfff) return false
  if (code !== 64) return true
  let signs = at
  while (signs > from && text.charCodeAt(signs - 1) === 64) signs--
  return (at - signs) % 2 === 0
}

const isSpace = (text: string, at: number): boolean => /\s/.test(text.charAt(at))

/** Whether the character at `at` belongs to the letter before it: a combining mark, a joiner or a skin tone. */
const joinsBefore = (text: string, at: number): boolean =>
  text.charCodeAt(at) >= 0x300 &&
  (/^[\p{M}\p{Emoji_Modifier}\u200d]/u.test(String.fromCodePoint(text.codePointAt(at) ?? 0)) ||
    text.charCodeAt(at - 1) === 0x200d)
