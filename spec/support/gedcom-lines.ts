import * as E from "fp-ts/lib/Either.js"
import { decodeGedcom } from "../../core/domain/gedcom/bytes/decode.ts"
import { inChunks } from "./gedcom-bytes.ts"

/*
 * A reader of GEDCOM of its own, which shares nothing with the product but how bytes become letters: it says which
 * lines of one file are missing from another.
 */

/** A structure, or one further line of a text (then without a tag), with the lines of its file that tell it. */
interface LineTree {
  readonly lines: readonly number[]
  readonly xref: string | null
  readonly tag: string
  readonly text: string
  readonly isPointer: boolean
  readonly below: readonly LineTree[]
}

interface OpenTree extends LineTree {
  /** Whether this is a malformed line below a structure with a text that it cannot continue. */
  readonly isStray: boolean
  readonly lines: number[]
  text: string
  readonly below: OpenTree[]
}

/** A file's records but HEAD and TRLR. */
export interface LinesOfFile {
  readonly records: readonly LineTree[]
  /** How many lines the records have. */
  readonly count: number
  /** Whether every line is well formed, has an allowed level and continues a text only where that is allowed. */
  readonly isSound: boolean
  /** HEAD.GEDC.VERS. */
  readonly version: string | null
  /** The lines of the structure that this line begins, or of the text that it goes on with. */
  readonly within: (line: number) => readonly number[]
}

/** The extension tag for a malformed line that cannot continue a text. */
const strayTag = "_STEMMA_LINE"

/** Structures with texts of several lines. A malformed line continues them. */
const longTexts: ReadonlySet<string> = new Set(["NOTE", "SNOTE", "TEXT", "ADDR", "AUTH", "PUBL", "DSCR", "COPR"])

const controls = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ufffe\uffff]/g

const form = /^\s*(\d{1,2})[ \t]+(?:(@[^@]+@)[ \t]*)?([A-Za-z0-9_]+)(?:[ \t](.*))?$/s

/** The letters of a file's bytes; null for a file of another kind. */
export const lettersOf = async (bytes: Uint8Array): Promise<string | null> => {
  const decoded = await decodeGedcom(inChunks(bytes), () => {})
  if (E.isLeft(decoded)) return null
  let text = ""
  for await (const piece of decoded.right.text) text += piece
  return text
}

/**
 * Reads the lines of a file. A line without a line's form belongs to the line before it, and so does "12 Main Street"
 * in the midst of a note.
 */
export const readLines = (file: string): LinesOfFile => {
  const roots: OpenTree[] = []
  const open: { readonly level: number; readonly tree: OpenTree }[] = []
  let version: string | null = null
  let last: OpenTree | null = null
  /** The stray line just read, if the line before was one. */
  let strayLine: OpenTree | null = null
  let previous = 0
  let isSound = true

  const stray = (number: number, text: string): void => {
    isSound = false
    if (last === null) return
    const isStray = last.isPointer || !longTexts.has(last.tag)
    const read = { ...leaf(number, "", text), isStray }
    last.below.push(read)
    strayLine = isStray ? read : null
  }
  const unescaped = (text: string): string =>
    version?.startsWith("7") ? text.replace(/^@@/, "@") : text.replaceAll("@@", "@")

  for (const [index, written] of file
    .replace(/^\ufeff/, "")
    .split(/\r\n|\n\r|\r|\n/)
    .entries()) {
    if (/^[\s\0-\x20\ufeff]*$/.test(written)) continue
    const number = index + 1
    // What no file can carry is lost, and with it the line: its mark is found in no export.
    const mark = written.search(controls) >= 0 ? "\0" : ""
    const line = written.replace(controls, "")
    const [matched, digits, xref = null, name = "", value = ""] = form.exec(line) ?? []
    const level = Number(digits)
    if (matched === undefined || (level > previous + 1 && /[a-z]/.test(name))) {
      stray(number, line + mark)
      continue
    }
    previous = level
    // What an export to 7.0 has below an empty structure says nothing.
    if (level > 0 && name === "_STEMMA_EMPTY" && value === "Y") continue
    const parent = open.findLast((one) => one.level < level)
    const upper = name.startsWith("_") ? name : name.toUpperCase()
    // Only the first record can be the header; an export has any other HEAD as a record of another tag.
    const isFirst = roots.every(({ tag: before }) => before === "CONC" || before === "CONT")
    const tag = parent === undefined && !isFirst && upper === "HEAD" ? "_HEAD" : upper
    if (level > (parent === undefined ? 0 : parent.level + 1)) isSound = false
    const isPointer = /^@[^@# ][^@]*@\s*$/.test(value)
    if (tag === "CONC" || tag === "CONT") {
      // On the level of the text itself it continues that by mistake.
      const isMistaken = parent === undefined || (parent.tree.text === "" && open.some((one) => one.level === level))
      const continued: OpenTree | null = strayLine ?? (isMistaken ? last : parent.tree)
      if (continued !== last || isMistaken || last?.isPointer === true) isSound = false
      if (continued !== null && !continued.isPointer) {
        continueText(continued, tag, number, unescaped(value) + mark)
        continue
      }
    }
    while (open.length > 0 && open.at(-1)!.level >= level) open.pop()
    const tree: OpenTree = {
      ...leaf(number, tag === strayTag ? "" : tag, isPointer ? value.trimEnd() : unescaped(value) + mark),
      xref,
      isPointer,
      isStray: tag === strayTag,
    }
    strayLine = null
    if (parent === undefined) roots.push(tree)
    else parent.tree.below.push(tree)
    open.push({ level, tree })
    last = tree
    if (version === null && tag === "VERS" && open.map(({ tree: { tag: at } }) => at).join(".") === "HEAD.GEDC.VERS")
      version = value.trim()
  }
  const records = roots.filter(({ tag }) => tag !== "HEAD" && tag !== "TRLR")
  const structures = new Map<number, LineTree>()
  const texts = new Map<number, readonly number[]>()
  const index = (tree: LineTree): void => {
    structures.set(tree.lines[0] ?? 0, tree)
    for (const line of tree.lines) texts.set(line, tree.lines)
    tree.below.forEach(index)
  }
  records.forEach(index)
  const within = (line: number): readonly number[] => [
    line,
    ...(texts.get(line) ?? []),
    ...linesOf(structures.get(line) ?? nothing),
  ]
  return { records, count: records.reduce((sum, record) => sum + linesOf(record).length, 0), isSound, version, within }
}

const nothing: LineTree = { lines: [], xref: null, tag: "", text: "", isPointer: false, below: [] }

const leaf = (number: number, tag: string, text: string): OpenTree => ({
  lines: [number],
  xref: null,
  tag,
  text,
  isPointer: false,
  isStray: false,
  below: [],
})

/** CONC goes on with the last line of a text, CONT begins one. */
const continueText = (tree: OpenTree, tag: "CONC" | "CONT", number: number, text: string): void => {
  const lastLine = tree.below.findLast((child) => child.tag === "" && !child.isStray) ?? tree
  if (tag === "CONT") tree.below.push(leaf(number, "", text))
  else {
    lastLine.text += text
    lastLine.lines.push(number)
  }
}

const linesOf = ({ lines, below }: LineTree): readonly number[] => [...lines, ...below.flatMap(linesOf)]

/**
 * The lines of one file's records that the other file has not: the same structures below the same, in the same order,
 * whatever the records are called.
 */
export const missingLines = (one: LinesOfFile, other: LinesOfFile): readonly number[] => {
  const names = renaming(one.records, other.records)
  const known = new Map<LineTree, Map<LineTree, readonly number[]>>()

  /** Null for structures that cannot be the same. */
  const missing = (a: LineTree, b: LineTree): readonly number[] | null => {
    if (a.tag !== b.tag || a.isPointer !== b.isPointer) return null
    const text = a.isPointer ? (names.get(a.text) ?? a.text) : a.text
    if (text !== b.text && (a.tag === "" || a.isPointer)) return null
    const found = known.get(a)?.get(b)
    if (found !== undefined) return found
    const lines = [...(text === b.text ? [] : a.lines), ...among(a.below, b.below)]
    known.set(a, (known.get(a) ?? new Map<LineTree, readonly number[]>()).set(b, lines))
    return lines
  }
  const isThere = (a: LineTree | undefined, b: LineTree | undefined): boolean =>
    a !== undefined && b !== undefined && missing(a, b)?.length === 0

  /** The alignment that loses the fewest lines. */
  const among = (left: readonly LineTree[], right: readonly LineTree[]): readonly number[] => {
    let start = 0
    while (isThere(left[start], right[start])) start++
    let end = 0
    while (end < Math.min(left.length, right.length) - start && isThere(left.at(-1 - end), right.at(-1 - end))) end++
    const [a, b] = [left.slice(start, left.length - end), right.slice(start, right.length - end)]
    if (a.length === 0 || b.length === 0) return a.flatMap(linesOf)
    let row: (readonly number[])[] = Array.from({ length: b.length + 1 }, () => [])
    for (const tree of a) {
      const all = linesOf(tree)
      const next: (readonly number[])[] = [[...row[0]!, ...all]]
      for (const [at, candidate] of b.entries()) {
        const lost = missing(tree, candidate)
        const ways = [[...row[at + 1]!, ...all], next[at]!, ...(lost === null ? [] : [[...row[at]!, ...lost]])]
        next.push(ways.reduce((best, way) => (way.length < best.length ? way : best)))
      }
      row = next
    }
    return row.at(-1)!
  }
  return among(one.records, other.records)
}

/** How the records of one file are called in the other: the same where that has such a record, else in turn as those that are left. */
const renaming = (records: readonly LineTree[], others: readonly LineTree[]): ReadonlyMap<string, string> => {
  const named = new Set(others.map(({ xref }) => xref))
  const own = new Set(records.map(({ xref }) => xref))
  const left = Map.groupBy(
    others.filter(({ xref }) => xref !== null && !own.has(xref)),
    ({ tag }) => tag,
  )
  const names = new Map<string, string>()
  for (const { xref, tag } of records) {
    if (xref === null || named.has(xref) || names.has(xref)) continue
    const next = left.get(tag)?.shift()?.xref
    if (next != null) names.set(xref, next)
  }
  return names
}
