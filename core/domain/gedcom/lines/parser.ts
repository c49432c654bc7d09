import { type GedcomLine, lineLexer, ownCopy } from "./lexer.ts"
import type { Warn } from "../warning.ts"

/** A structure with everything below it: the element of a record, and the input of `writeRecord`. */
export interface GedcomStructure {
  /** `@I1@`, with its `@` signs. */
  readonly xref: string | null
  readonly tag: string
  /**
   * The text, with CONC and CONT joined (LF between lines) and `@@` unescaped. "" if there is no text or a pointer.
   */
  readonly value: string
  /** The xref that the structure points to, such as `@I1@`; `@VOID@` in 7.0 for none. */
  readonly pointer: string | null
  readonly children: readonly GedcomStructure[]
}

/** A structure read from a file, with the number of its first line. */
export interface GedcomNode extends GedcomStructure {
  readonly line: number
  readonly children: readonly GedcomNode[]
}

/**
 * A record with more lines (without blank ones) or more characters in its values is cut, with a warning, because a
 * record is held in memory as a whole.
 */
export const recordLimits = { lines: 1_000_000, characters: 67_108_864 } as const

/** Tags with texts of several lines (5.5.1, chapter 2). A malformed line after one of them continues its text. */
const longTexts: ReadonlySet<string> = new Set(["NOTE", "SNOTE", "TEXT", "ADDR", "AUTH", "PUBL", "DSCR", "COPR"])

/**
 * The tag that keeps a malformed line below any other structure. It changes no value, and is exported again with
 * its record.
 */
export const strayTag = "_STEMMA_LINE"

/**
 * With the value `Y`: the structure above is empty, which 7.0 does not allow. Exports to 7.0 write it, and readers
 * drop it.
 */
export const emptyTag = "_STEMMA_EMPTY"

/**
 * Reads records (structures of level 0) while the text arrives. Records come in batches, because one step of
 * asynchronous iteration costs more than one record. Input that breaks the standard is kept as closely as possible,
 * with a warning. A malformed line continues the text before it, or is kept below the previous line. If the level
 * of a line is too high, the line becomes a child of the nearest line with a lower level. Never throws.
 */
export async function* readRecords(text: AsyncIterable<string>, warn: Warn): AsyncGenerator<readonly GedcomNode[]> {
  const records = recordBuilder(warn)
  const lexer = lineLexer(records, warn)
  for await (const chunk of text) {
    lexer.push(chunk)
    const done = records.take()
    if (done.length > 0) yield done
  }
  lexer.end()
  records.end()
  const done = records.take()
  if (done.length > 0) yield done
}

/** The tag that a HEAD gets if it is not the first record of its file, because it does not describe the file. */
const strayHeadTag = "_HEAD"

/** The pointer to no record (7.0, section 1.3). */
export const voidPointer = "@VOID@"

/** HEAD.GEDC.VERS, as written; null if the record does not say. */
export const versionOf = (head: GedcomStructure): string | null =>
  head.children
    .find(({ tag }) => tag === "GEDC")
    ?.children.find(({ tag }) => tag === "VERS")
    ?.value.trim() || null

/** All pointers of a structure and of the structures below it. */
export const pointersOf = ({ pointer, children }: GedcomStructure): readonly string[] => [
  ...(pointer === null ? [] : [pointer]),
  ...children.flatMap(pointersOf),
]

/**
 * Whether a value is a pointer: `@` something `@`, unless it begins with `@@` (an escaped `@`) or `@#` (an escape
 * sequence).
 */
export const isPointer = (value: string): boolean => {
  const last = value.length - 1
  if (last < 2 || value.charCodeAt(0) !== 64 || value.charCodeAt(last) !== 64) return false
  const second = value.charCodeAt(1)
  return second !== 35 && second !== 32 && value.indexOf("@", 1) === last
}

interface OpenNode extends GedcomNode {
  value: string
  children: OpenNode[]
}

/** Shared by all leaves, which are most of the structures of a file. */
const noChildren: OpenNode[] = []
Object.freeze(noChildren)

// Runs for each of millions of lines; its functions share the open structures without allocating.
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: see above
const recordBuilder = (warn: Warn) => {
  let done: GedcomNode[] = []
  /**
   * The open structures from the record down to the last one (the first `depth` entries), with their levels as
   * written.
   */
  const open: OpenNode[] = []
  const levels: number[] = []
  let depth = 0
  let last: OpenNode | null = null
  /** The malformed line after the last structure, if it became a structure of its own. */
  let stray: OpenNode | null = null
  let unescape = unescape551
  let isFirstRecord = true
  let lines = 0
  let characters = 0
  /** The first and the last line that were left out of the record. */
  let cut: { readonly from: number; to: number } | null = null

  const hasRoom = (number: number, length: number): boolean => {
    lines++
    characters += length
    if (lines <= recordLimits.lines && characters <= recordLimits.characters) return true
    if (cut === null) cut = { from: number, to: number }
    else cut.to = number
    return false
  }

  const append = (parent: OpenNode, node: OpenNode): void => {
    if (parent.children === noChildren) parent.children = [node]
    else parent.children.push(node)
  }

  const closeRecord = (): void => {
    if (depth > 0) {
      readVersion()
      done.push(open[0]!)
    }
    if (cut !== null)
      warn({
        line: cut.from,
        code: "record_too_large",
        lost: "value",
        message: `In {in}, the lines ${cut.from} to ${cut.to} are left out, because the record is too large.`,
      })
    depth = 0
    lines = 0
    characters = 0
    cut = null
  }

  /** HEAD states the version, which decides how `@` is escaped. Only the first record can be HEAD. */
  const readVersion = (): void => {
    const record = open[0]!
    if (record.tag === "HEAD") unescape = versionOf(record)?.startsWith("7") ? unescape70 : unescape551
  }

  const recordTag = (tag: string, number: number): string => {
    const isStray = tag === "HEAD" && !isFirstRecord
    isFirstRecord = false
    if (!isStray) return tag
    warn({
      line: number,
      code: "stray_head",
      lost: "nothing",
      message: "A header is not at the beginning of the file. It is kept, and does not describe the file.",
    })
    return strayHeadTag
  }

  /** The number of open structures with a lower level than this. */
  const depthBelow = (level: number): number => {
    let above = depth
    while (above > 0 && levels[above - 1]! >= level) above--
    return above
  }

  /** Opens a structure at `level`, below the nearest open structure with a lower level. */
  const openNode = ({ number, level, xref, tag, value }: GedcomLine): void => {
    const above = depthBelow(level)
    if (above === 0) closeRecord()
    if (!hasRoom(number, value === null ? 0 : value.length)) return
    if (tag === emptyTag && above > 0 && value?.trim() === "Y") return
    if (level > above && (above === 0 || level > levels[above - 1]! + 1)) {
      warn({
        line: number,
        code: "level_jump",
        lost: "nothing",
        message:
          above === 0
            ? `In {in}, a line of level ${level} has no record above it.`
            : `In {in}, a line of level ${level} follows one of level ${levels[above - 1]}.`,
      })
    }
    const text = value === null ? "" : value
    const pointer = text.charCodeAt(0) === 64 && isPointer(text.trimEnd()) ? ownCopy(text.trimEnd()) : null
    const node: OpenNode = {
      line: number,
      xref,
      tag: above === 0 ? recordTag(tag, number) : tag,
      value: pointer === null ? unescape(text) : "",
      pointer,
      children: noChildren,
    }
    if (above > 0) append(open[above - 1]!, node)
    open[above] = node
    levels[above] = level
    depth = above + 1
    last = node
    stray = null
    if (tag === "VERS" && above === 2) readVersion()
  }

  /**
   * The structure that a CONC or CONT continues: the one of the level above or, if the level is wrong, the previous
   * structure of the same level.
   */
  const continued = (level: number): { readonly node: OpenNode | null; readonly misplaced: boolean } => {
    if (stray !== null) return { node: stray, misplaced: true }
    const above = depthBelow(level)
    const byLevel = above === 0 ? null : open[above - 1]!
    const mistaken = byLevel === null || (above < depth && levels[above] === level && byLevel.value === "")
    return mistaken
      ? { node: last, misplaced: true }
      : { node: byLevel, misplaced: byLevel !== last || levels[above - 1] !== level - 1 }
  }

  const fold = ({ number, tag, level, value }: GedcomLine): void => {
    const text = value === null ? "" : unescape(value)
    const { node, misplaced } = continued(level)
    if (node === null)
      return warn({
        line: number,
        code: "continuation",
        lost: "value",
        message: "A line continues a text, but there is none before it; the line is left out.",
      })
    if (misplaced)
      warn({
        line: number,
        code: "continuation",
        lost: "nothing",
        message: "In {in}, a line is not directly below the text that it continues.",
      })
    if (!hasRoom(number, text.length + 1)) return
    if (node.pointer === null) node.value += tag === "CONC" ? text : `\n${text}`
    else append(node, { line: number, xref: null, tag, value: text, pointer: null, children: noChildren })
  }

  const line = (next: GedcomLine): void => (next.tag === "CONC" || next.tag === "CONT" ? fold(next) : openNode(next))

  const bad = (number: number, text: string): void => {
    const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text
    if (last === null)
      return warn({
        line: number,
        code: "bad_line",
        lost: "value",
        message: "Not a GEDCOM line, and left out: {detail}",
        detail: shown,
      })
    const goesOn = last.pointer === null && longTexts.has(last.tag)
    warn({
      line: number,
      code: "bad_line",
      lost: "nothing",
      message: `In {in}, this is not a GEDCOM line and is kept ${goesOn ? "as text of" : "below"} the line before: {detail}`,
      detail: shown,
    })
    if (!hasRoom(number, text.length + 1)) return
    if (goesOn) last.value += `\n${text}`
    else {
      stray = { line: number, xref: null, tag: strayTag, value: text, pointer: null, children: noChildren }
      append(last, stray)
    }
  }

  const take = (): readonly GedcomNode[] => {
    const taken = done
    done = []
    return taken
  }

  return { line, bad, take, end: closeRecord }
}

/** 5.5.1: every `@@` means one `@`. */
const unescape551 = (text: string): string => (text.includes("@@") ? text.replaceAll("@@", "@") : text)

/** 7.0: a leading `@@` means one `@`. */
const unescape70 = (text: string): string => (text.startsWith("@@") ? text.slice(1) : text)
