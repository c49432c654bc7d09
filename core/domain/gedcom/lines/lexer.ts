import type { Warn } from "../warning.ts"

/**
 * One line of a file (GEDCOM 5.5.1 chapter 1, 7.0 section 1.2): level, cross-reference identifier with its `@`
 * signs (`@I1@`), tag, and the value as written.
 */
export interface GedcomLine {
  /** Counted from 1 over all lines of the file, including blank ones. */
  readonly number: number
  readonly level: number
  readonly xref: string | null
  readonly tag: string
  /**
   * Everything after the one delimiter that follows the tag, including trailing spaces; null if there is nothing.
   */
  readonly value: string | null
}

/** Receives the lines in order: well-formed lines as `GedcomLine`, malformed ones as text. */
export interface LineListener {
  readonly line: (line: GedcomLine) => void
  readonly bad: (number: number, text: string) => void
}

/** The highest level that a line may have (5.5.1, chapter 1). */
const highestLevel = 99

/** A longer line is cut here, with a warning. No genealogical text has sixteen million characters on one line. */
export const longestLine = 16_777_216

/** The longest tag that the standard allows (5.5.1, chapter 1). */
const longestTag = 31

const TAB = 9
const LF = 10
const CR = 13
const SPACE = 32
const AT = 64
const MARK = 0xfeff

/**
 * Splits a stream of text into lines: call `push` with each chunk, then `end`. CR, LF, CRLF and LFCR all end a
 * line, in any mixture. Blank lines are skipped, and a line may be indented. Control characters, including NUL, are
 * dropped with one warning per line. Each character is examined a bounded number of times.
 */
export const lineLexer = (
  listener: LineListener,
  warn: Warn,
): { readonly push: (chunk: string) => void; readonly end: () => void } => {
  const parse = lineParser(listener)
  let number = 0
  let rest = ""
  let cut = false
  /** Whether the current text and `rest` may contain control characters. */
  let isSuspect = false
  let isRestSuspect = false
  let lastBreak = 0

  const keep = (text: string): void => {
    isRestSuspect ||= isSuspect
    const room = longestLine - rest.length
    if (text.length <= room) rest += text
    else {
      rest += text.slice(0, room)
      cut = true
    }
  }

  const finish = (text: string, from: number, to: number): void => {
    number++
    if (rest === "" && !isSuspect) return parse(number, text, from, to)
    keep(text.slice(from, to))
    const line = isRestSuspect ? withoutControls(rest) : rest
    rest = ""
    isRestSuspect = false
    if (cut)
      warn({
        line: number,
        code: "line_too_long",
        lost: "value",
        message: `In {in}, a line is longer than ${longestLine} characters; the rest of it is left out.`,
      })
    cut = false
    parse(number, line, 0, line.length)
  }

  const withoutControls = (line: string): string => {
    if (!controls.test(line) || line.trim() === "\x1a") return line
    const message = "In {in}, a line has control characters; they are left out."
    warn({ line: number, code: "control_character", lost: "value", message })
    return line.toWellFormed().replace(lineBreaks, "\n").replace(unwritable, "")
  }

  const push = (chunk: string): void => {
    isSuspect = mayHaveControls.test(chunk)
    let from = 0
    if (chunk !== "" && lastBreak !== 0) {
      if (chunk.charCodeAt(0) === (lastBreak === CR ? LF : CR)) from = 1
      lastBreak = 0
    }
    let feed = chunk.indexOf("\n", from)
    let carriage = chunk.indexOf("\r", from)
    while (feed >= 0 || carriage >= 0) {
      const to = carriage < 0 || (feed >= 0 && feed < carriage) ? feed : carriage
      finish(chunk, from, to)
      const pair = to === feed ? carriage : feed
      from = pair === to + 1 ? to + 2 : to + 1
      if (from === chunk.length && pair !== to + 1) lastBreak = to === feed ? LF : CR
      if (feed >= 0 && feed < from) feed = chunk.indexOf("\n", from)
      if (carriage >= 0 && carriage < from) carriage = chunk.indexOf("\r", from)
    }
    if (from < chunk.length) keep(chunk.slice(from))
  }

  const end = (): void => {
    isSuspect = false
    if (rest !== "") finish("", 0, 0)
  }
  return { push, end }
}

/** Matches text that may contain `controls` or half of a surrogate pair. One test covers many lines at once. */
const mayHaveControls = /[^\t\n\r -~\xa0-\u2027\u202a-\ud7ff\ue000-\ufffd]/
/** Characters that 7.0 bans (section 1.1) or that break a line, including lone surrogates. */
const controls = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufffe\uffff]/u
const lineBreaks = /[\v\f\x85\u2028\u2029]/g
const unwritable = /[\0-\x08\x0e-\x1f\x7f-\x9f\ufffe\uffff]/g

/**
 * Reads one line: `text` from `from` to `to`. Written by hand over character codes, because it runs for each of
 * millions of lines.
 */
const lineParser = ({
  line,
  bad,
}: LineListener): ((number: number, text: string, from: number, to: number) => void) => {
  const tagAt = tagReader()
  let previous = 0
  return (number, text, from, to) => {
    let at = from
    while (at < to && (text.charCodeAt(at) <= SPACE || text.charCodeAt(at) === MARK)) at++
    if (at === to) return

    const digits = at
    let level = 0
    for (; at < to && at - digits < 3; at++) {
      const digit = text.charCodeAt(at) - 48
      if (digit < 0 || digit > 9) break
      level = level * 10 + digit
    }
    if (at === digits || level > highestLevel || at === to || !isDelimiter(text.charCodeAt(at)))
      return bad(number, text.slice(from, to))
    while (at < to && isDelimiter(text.charCodeAt(at))) at++

    let xref: string | null = null
    if (text.charCodeAt(at) === AT) {
      let close = at + 1
      while (close < to && text.charCodeAt(close) !== AT) close++
      if (close === to || close === at + 1) return bad(number, text.slice(from, to))
      xref = ownCopy(text.slice(at, close + 1))
      at = close + 1
      while (at < to && isDelimiter(text.charCodeAt(at))) at++
    }

    const tagStart = at
    while (at < to && isTagLetter(text.charCodeAt(at))) at++
    if (at === tagStart || (at < to && !isDelimiter(text.charCodeAt(at)))) return bad(number, text.slice(from, to))
    const tag = tagAt(text, tagStart, at)
    // "12 Main Street" in the middle of a note is not a line of level 12.
    if (level > previous + 1 && /[a-z]/.test(text.slice(tagStart, at))) return bad(number, text.slice(from, to))
    previous = level
    line({ number, level, xref, tag, value: at === to ? null : text.slice(at + 1, to) })
  }
}

const isDelimiter = (code: number): boolean => code === SPACE || code === TAB

const isTagLetter = (code: number): boolean =>
  (code >= 65 && code <= 90) || code === 95 || (code >= 48 && code <= 57) || (code >= 97 && code <= 122)

/**
 * Reads tags from lines and returns the same string object for equal tags, in most cases without allocating.
 * Standard tags are upper case, whatever the case in the file. Extension tags, which begin with `_`, keep their
 * case.
 */
const tagReader = (): ((text: string, from: number, to: number) => string) => {
  const written: string[] = Array.from({ length: 1024 }, () => "")
  const tags = written.slice()
  return (text, from, to) => {
    if (to - from > longestTag) return text.slice(from, to)
    let hash = 0
    for (let at = from; at < to; at++) hash = (hash * 31 + text.charCodeAt(at)) & 1023
    const known = written[hash]!
    if (known.length === to - from && text.startsWith(known, from)) return tags[hash]!
    const tag = ownCopy(text.slice(from, to))
    written[hash] = tag
    const read = tag.startsWith("_") ? tag : tag.toUpperCase()
    tags[hash] = read
    return read
  }
}

/**
 * A copy of a text with its own memory. A long slice keeps the whole chunk alive that it was cut from. That is
 * harmless for short-lived strings, but not for keys of a map.
 */
export const ownCopy = (text: string): string => (text.length < 13 ? text : `|${text}`.slice(1))
