import type { KeptRecord } from "./kept-record.ts"
import { type GedcomNode, isPointer } from "../lines/parser.ts"

/** A structure of a kept record. Its `line` is its index in the record. */
export interface KeptNode extends GedcomNode {
  /** The id of the row that the structure became. */
  readonly link: string | null
  /** The version of the readers that made the row. */
  readonly readerVersion: number
  readonly children: readonly KeptNode[]
}

interface OpenNode extends KeptNode {
  value: string
  readonly children: OpenNode[]
}

/** The lines of a kept record, and what they became. */
export type KeptLines = Pick<KeptRecord, "lines" | "links" | "readerVersion">

/** The structures of a kept record, read from the lines that `keptLines` wrote. */
export const readKept = ({ lines, links, readerVersion }: KeptLines): KeptNode => {
  const became = new Map(links)
  const path: OpenNode[] = []
  let index = 0
  for (const line of lines.split("\n")) {
    const { level, xref, tag, value } = takeApart(line)
    const parent = path[level - 1]
    if (tag === "CONT" && parent !== undefined && parent.pointer === null) {
      parent.value += `\n${unescape(value)}`
      continue
    }
    const pointer = isPointer(value) ? value : null
    const node: OpenNode = {
      line: index,
      link: became.get(index) ?? null,
      readerVersion,
      xref,
      tag,
      value: pointer === null ? unescape(value) : "",
      pointer,
      children: [],
    }
    parent?.children.push(node)
    path[level] = node
    index++
  }
  const [record] = path
  if (record === undefined) throw new Error("A kept record has no line.")
  return record
}

/** `level xref? tag value?`, separated by one space. An xref may contain spaces between its signs. */
export const takeApart = (line: string) => {
  const afterLevel = line.indexOf(" ") + 1
  const afterXref = line[afterLevel] === "@" ? line.indexOf("@", afterLevel + 1) + 2 : afterLevel
  const end = line.indexOf(" ", afterXref)
  return {
    level: Number(line.slice(0, afterLevel)),
    xref: afterXref === afterLevel ? null : line.slice(afterLevel, afterXref - 1),
    tag: end < 0 ? line.slice(afterXref) : line.slice(afterXref, end),
    value: end < 0 ? "" : line.slice(end + 1),
  }
}

const unescape = (value: string): string => (value.startsWith("@@") ? value.slice(1) : value)
