import type { UnmappedTag } from "./import-report.ts"
import type { GedcomNode } from "../lines/parser.ts"

/** Structures that state nothing by themselves, or nothing that is not stated elsewhere. */
const structural: ReadonlySet<string> = new Set(["CONC", "CONT", "FAMC", "TRLR"])

/** The usual structures of a HEAD (5.5.1 and 7.0, HEADER). They describe the file, not the tree. */
const usualInHead: ReadonlySet<string> = new Set([
  "SOUR",
  "DEST",
  "DATE",
  "SUBM",
  "SUBN",
  "FILE",
  "COPR",
  "GEDC",
  "CHAR",
  "LANG",
  "PLAC",
  "NOTE",
  "SNOTE",
  "SCHMA",
])

const mostPaths = 1_000
const mostLines = 5
/** The entry that counts all paths after the first thousand. */
const otherPaths = "…"

/** Counts structures without a mapping, by path. */
export const countUnmapped = () => {
  const byPath = new Map<string, { count: number; readonly lines: number[] }>()

  const add = (path: string, line: number): void => {
    const key = byPath.size < mostPaths || byPath.has(path) ? path : otherPaths
    const found = byPath.get(key)
    if (found === undefined) byPath.set(key, { count: 1, lines: [line] })
    else {
      found.count++
      if (found.lines.length < mostLines) found.lines.push(line)
    }
  }
  /** Ordered by first line. */
  const list = (): readonly UnmappedTag[] =>
    [...byPath].map(([tag, found]) => ({ tag, ...found })).sort((a, b) => a.lines[0]! - b.lines[0]!)

  return { add, list }
}

export interface RecordVisitor {
  readonly isUsed: (structure: GedcomNode) => boolean
  /**
   * Called with every structure and its index in the record. The record is 0, and each line except continuations
   * counts one.
   */
  readonly structure: (structure: GedcomNode, index: number) => void
  /** Called for each structure without a mapping that is not below another such structure, with its path. */
  readonly unmapped: (path: string, structure: GedcomNode) => void
}

/** Visits all structures of a record once, in line order. */
export const visitRecord = (record: GedcomNode, { isUsed, structure, unmapped }: RecordVisitor): void => {
  const tags: string[] = []
  let index = 0
  const visit = (node: GedcomNode, isMapped: boolean): void => {
    structure(node, index++)
    tags.push(node.tag)
    const isKnown = !isMapped || isUsed(node) || structural.has(node.tag) || isUsualInHead(tags)
    if (!isKnown) unmapped(tags.join("."), node)
    for (const child of node.children) visit(child, isMapped && isKnown)
    tags.pop()
  }
  visit(record, true)
}

const isUsualInHead = (tags: readonly string[]): boolean =>
  tags[0] === "HEAD" && (tags.length !== 2 || usualInHead.has(tags[1]!))
