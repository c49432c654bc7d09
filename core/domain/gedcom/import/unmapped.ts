import type { UnmappedTag } from "./import-report.ts"
import type { GedcomNode } from "../lines/parser.ts"

/** Structures that say nothing by themselves, or nothing that is not said elsewhere. */
const structural: ReadonlySet<string> = new Set(["CONC", "CONT", "FAMC", "TRLR"])

/** What a HEAD usually has (5.5.1 and 7.0, HEADER): it is about the file, not about the tree. */
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
/** Where paths beyond the first thousand are counted. */
const otherPaths = "…"

/** Counts structures without mapping by their path. */
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
  /** In the order of first lines. */
  const list = (): readonly UnmappedTag[] =>
    [...byPath].map(([tag, found]) => ({ tag, ...found })).sort((a, b) => a.lines[0]! - b.lines[0]!)

  return { add, list }
}

export interface RecordVisitor {
  readonly isUsed: (structure: GedcomNode) => boolean
  /** Hears of every structure, with its index in the record: the record is 0, and each line that is no continuation the next. */
  readonly structure: (structure: GedcomNode, index: number) => void
  /** Called for each structure without a mapping that is not below another such structure, with its path. */
  readonly unmapped: (path: string, structure: GedcomNode) => void
}

/** Goes once through all structures of a record, in the order of the lines. */
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
