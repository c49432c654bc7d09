import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../../errors.ts"
import { tagOfLanguage } from "../languages.ts"
import { declaredBy } from "./encodings.ts"
import type { Statements } from "./guess-encoding.ts"
import { bytesAsText } from "./sample-words.ts"

/** The number of bytes that `detect` needs. */
export const windowSize = 65_536

/** What the beginning of a file reveals about its encoding. */
export interface Detection {
  /** The byte order of UTF-16, by its mark or its zeros; null if one byte is one ASCII character. */
  readonly utf16: "UTF-16LE" | "UTF-16BE" | null
  /** The value of HEAD.CHAR as written, and its line; null if there is none. */
  readonly declared: { readonly name: string; readonly line: number } | null
  /** What the byte order mark, version 7 or HEAD.CHAR state about the encoding, and HEAD.LANG about the language. */
  readonly stated: Statements
  /** The length of the byte order mark. */
  readonly skip: number
}

const signatures: readonly (readonly [start: string, detail: string])[] = [
  ["PK\x03\x04", "This is a ZIP archive. Unpack it and upload the .ged file in it."],
  ["\x1f\x8b", "This is a gzip archive (a Gramps backup, perhaps). Export the tree as GEDCOM (.ged)."],
  ["%PDF", "This is a PDF document, not a GEDCOM file."],
  ["\x89PNG", "This is an image, not a GEDCOM file."],
  ["\xff\xd8\xff", "This is an image, not a GEDCOM file."],
  ["GIF8", "This is an image, not a GEDCOM file."],
  ["SQLite format 3", "This is a program's own database. Export the tree as GEDCOM (.ged) from that program."],
  ["<", "This is a web page or an XML file, not a GEDCOM file."],
  ["{", "This is a JSON file, not a GEDCOM file."],
]

const refuse = (detail: string): E.Either<DomainError, never> => E.left({ _tag: "NotGedcom", detail })

/** The byte order mark of UTF-8 or UTF-16, if there is one. */
const byteOrderMark = /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?/

/** The byte order of UTF-16, by its mark or by the zeros of its first two ASCII characters. */
const utf16Order = (raw: string): Detection["utf16"] => {
  if (/^(\xff\xfe|[^\0]\0[^\0]\0)/.test(raw)) return "UTF-16LE"
  return /^(\xfe\xff|\0[^\0]\0[^\0])/.test(raw) ? "UTF-16BE" : null
}

/**
 * Detects the encoding from the first bytes of a file (`windowSize` bytes, or the whole file); GEDCOM 5.5.1 chapter
 * 3 and 7.0 section 1.1. Refuses a file that is not GEDCOM, with a detail that says what it seems to be. A missing
 * HEAD is accepted: the first line that is not blank must begin with a level.
 */
export const detect = (first: Uint8Array): E.Either<DomainError, Detection> => {
  const raw = bytesAsText(first.subarray(0, windowSize))
  const utf16 = utf16Order(raw)
  const skip = byteOrderMark.exec(raw)?.[0].length ?? 0
  const text = utf16 === null ? raw.slice(skip) : new TextDecoder(utf16).decode(first.subarray(skip, windowSize))
  const start = text.trimStart()
  if (start === "") return refuse("The file is empty.")
  const signature = signatures.find(([bytes]) => start.startsWith(bytes))
  if (signature !== undefined) return refuse(signature[1])
  const zeroCount = text.length - text.replaceAll("\0", "").length
  if (zeroCount > text.length / 4) return refuse("This is a binary file, not a GEDCOM file.")
  if (!/^\0*\d{1,2}[ \t\0]+\S/.test(start))
    return refuse("The file does not begin with a GEDCOM line such as `0 HEAD`.")
  const { version, declared, language } = readHead(text)
  const isMarked = skip === 3 || version?.startsWith("7") === true
  return E.right({
    utf16,
    declared,
    stated: { declared: declaredBy(isMarked ? "UTF-8" : (declared?.name ?? "")), language },
    skip,
  })
}

/** Whether these can be the first bytes of a GEDCOM file. */
export const looksLikeGedcom = (first: Uint8Array): boolean => E.isRight(detect(first))

interface Head {
  readonly version: string | null
  readonly declared: Detection["declared"]
  /** The language tag of HEAD.LANG; null if it is absent or unknown. */
  readonly language: string | null
}

const readHead = (text: string): Head => {
  const lines = text.replaceAll("\0", "").split(/\r\n|\n\r|\r|\n/)
  let version: string | null = null
  let declared: Detection["declared"] = null
  let language: string | null = null
  let underGedc = false
  let started = false
  for (const [index, line] of lines.entries()) {
    const [, level, tag, value = ""] = /^(\d+)[ \t]+(\S+)[ \t]*(.*)$/s.exec(line.trim()) ?? []
    if (level === "0" && started) break
    started ||= level === "0"
    if (level === "1") underGedc = tag === "GEDC"
    if (level === "2" && underGedc && tag === "VERS") version = value
    if (level === "1" && tag === "CHAR" && value !== "") declared = { name: value, line: index + 1 }
    if (level === "1" && tag === "LANG" && value !== "") language = tagOfLanguage(value) ?? languageTag(value)
  }
  return { version, declared, language }
}

/** A language tag of 7.0 in lower case; null for another text. */
const languageTag = (value: string): string | null =>
  /^[a-z]{2,3}(?=-|$)/i.exec(value.trim())?.[0].toLowerCase() ?? null
