import { keptLines } from "../../domain/gedcom/kept/kept-record.ts"
import { type GedcomNode, pointersOf } from "../../domain/gedcom/lines/parser.ts"
import type { NewNames } from "../../domain/gedcom/import/rename-xrefs.ts"
import type { FileIndex } from "../../domain/gedcom/import/file-index.ts"
import type { TreeSnapshot } from "../../ports/export-reads.ts"
import type { GedcomUpload } from "./gedcom-upload.ts"
import { inGroups } from "./load-ties.ts"
import { othersOf } from "./index-file.ts"

/** So many records are compared at a time. */
const batch = 500

/** A record that the tree keeps word for word, and whom its own pointers mean. */
interface Same {
  readonly xref: string
  readonly pointers: readonly string[]
}

/**
 * The xrefs of those shared notes, repositories, media, submitters and other records but of people, families and sources that the tree keeps already: by the same
 * xref, in the same lines, and pointing at the same. `names` are the file's pointers as they read beside the tree's records.
 */
export const findSameRecords = async (
  tree: () => TreeSnapshot,
  file: GedcomUpload,
  fileIndex: FileIndex,
  names: NewNames,
): Promise<ReadonlySet<string>> => {
  const wanted = new Set([...names.keys()].filter((xref) => isOther(fileIndex.recordOf(xref)?.tag)))
  if (wanted.size === 0) return wanted
  const { keptBy } = tree()
  const found: Same[] = []
  const compare = async (records: readonly GedcomNode[]): Promise<void> => {
    const rows = await keptBy({ xrefs: records.flatMap(({ xref }) => xref ?? []) })
    const lines = new Map(rows.toReversed().map((row) => [row.xref, row.lines]))
    for (const record of records)
      if (record.xref !== null && lines.get(record.xref) === keptLines(record))
        found.push({ xref: record.xref, pointers: pointersOf(record) })
  }
  let held: GedcomNode[] = []
  for await (const records of othersOf(file, fileIndex)) {
    for (const record of records) {
      // Of several with one xref pointers mean the first.
      if (record.xref !== null && wanted.delete(record.xref)) held.push(record)
    }
    for (const group of held.length < batch ? [] : inGroups(held, batch)) await compare(group)
    if (held.length >= batch) held = []
  }
  for (const group of inGroups(held, batch)) await compare(group)
  return pointingAtSame(found, names)
}

const isOther = (tag: string | undefined): boolean =>
  tag !== undefined && tag !== "INDI" && tag !== "FAM" && tag !== "SOUR"

/** Without those that point at something else now, and those that point at these, and so on: each is left out once. */
const pointingAtSame = (found: readonly Same[], names: NewNames): ReadonlySet<string> => {
  const same = new Set(found.map(({ xref }) => xref))
  const pointingAt = new Map<string, string[]>()
  for (const { xref, pointers } of found) {
    for (const pointer of pointers) {
      const others = pointingAt.get(pointer)
      if (others === undefined) pointingAt.set(pointer, [xref])
      else others.push(xref)
    }
  }
  const elsewhere = [...pointingAt.keys()].filter(
    (pointer) => !same.has(pointer) && names.has(pointer) && names.get(pointer) !== pointer,
  )
  for (let next = elsewhere.pop(); next !== undefined; next = elsewhere.pop()) {
    for (const xref of pointingAt.get(next) ?? []) if (same.delete(xref)) elsewhere.push(xref)
  }
  return same
}
