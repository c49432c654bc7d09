import { keptLines } from "../../domain/gedcom/kept/kept-record.ts"
import { type GedcomNode, pointersOf } from "../../domain/gedcom/lines/parser.ts"
import type { XrefMap } from "../../domain/gedcom/import/rename-xrefs.ts"
import type { FileIndex } from "../../domain/gedcom/import/file-index.ts"
import { fingerprintOf } from "../../lib/fingerprint.ts"
import type { TreeSnapshot } from "../../ports/export-reads.ts"
import { unnamedQueue, unnamedRecords } from "./find-kept.ts"
import type { GedcomUpload } from "./gedcom-upload.ts"
import { othersOf } from "./index-file.ts"

/** The number of records that are compared at a time. */
const batch = 500

/** The records of a file, other than INDI, FAM and SOUR, that the tree already keeps. */
export interface SameRecords {
  readonly xrefs: ReadonlySet<string>
  /**
   * The first lines of such records without an xref, or with the xref of an earlier record. No pointer can refer to
   * them.
   */
  readonly lines: ReadonlySet<number>
}

export interface OthersOfFile {
  readonly file: GedcomUpload
  readonly fileIndex: FileIndex
  /** The new xrefs of the file's pointers in the tree. */
  readonly names: XrefMap
}

/** A record that the tree keeps with the same lines, and the targets of its pointers. */
interface Same {
  readonly xref: string
  readonly pointers: readonly string[]
}

/**
 * The records other than INDI, FAM and SOUR (shared notes, repositories, media, submitters and so on) that the tree
 * already keeps: with the same lines and the same pointer targets, under the same xref or both without one.
 */
export const findSameRecords = async (tree: TreeSnapshot, others: OthersOfFile): Promise<SameRecords> => {
  const { fileIndex, names } = others
  const found: Same[] = []
  const unnamed: (readonly [GedcomNode, number])[] = []
  let held: GedcomNode[] = []
  const compare = async (records: readonly GedcomNode[]): Promise<void> => {
    const rows = await tree.keptBy({ xrefs: records.flatMap(({ xref }) => xref ?? []) })
    const lines = new Map(rows.toReversed().map((row) => [row.xref, row.lines]))
    for (const record of records)
      if (record.xref !== null && lines.get(record.xref) === keptLines(record))
        found.push({ xref: record.xref, pointers: pointersOf(record) })
  }
  const isMeant = meantRecords(fileIndex)
  for await (const record of othersIn(others)) {
    if (!isMeant(record)) unnamed.push([record, fingerprintOf(keptLines(record))])
    else if (record.xref !== null && names.has(record.xref)) held.push(record)
    if (held.length === batch) {
      await compare(held)
      held = []
    }
  }
  if (held.length > 0) await compare(held)
  const xrefs = pointingAtSame(found, names)
  return { xrefs, lines: await sameLines(tree, unnamed, isElsewhere(names, xrefs)) }
}

async function* othersIn({ file, fileIndex }: OthersOfFile): AsyncGenerator<GedcomNode> {
  for await (const records of othersOf(file, fileIndex))
    for (const record of records) if (record.tag !== "SOUR" && record.tag !== "TRLR") yield record
}

/** Whether pointers to the xref of a record refer to this record. Call it for each record once, in order. */
const meantRecords = ({ recordOf }: FileIndex): ((record: GedcomNode) => boolean) => {
  const met = new Set<string>()
  return ({ xref, tag }) => {
    if (xref === null || met.has(xref) || recordOf(xref)?.tag !== tag) return false
    met.add(xref)
    return true
  }
}

/** Whether a pointer of the file refers to another record in the tree. */
const isElsewhere =
  (names: XrefMap, same: ReadonlySet<string>) =>
  (pointer: string): boolean =>
    !same.has(pointer) && names.has(pointer) && names.get(pointer) !== pointer

/**
 * The records that the tree keeps with exactly the same lines. If several have the same lines, they are paired in
 * order.
 */
const sameLines = async (
  tree: TreeSnapshot,
  unnamed: readonly (readonly [GedcomNode, number])[],
  isElsewhere: (pointer: string) => boolean,
): Promise<ReadonlySet<number>> => {
  const here = unnamed.filter(([record]) => !pointersOf(record).some(isElsewhere))
  const lines = new Set<number>()
  if (here.length === 0) return lines
  const next = unnamedQueue(here)
  for await (const row of unnamedRecords(tree)) {
    const record = next(fingerprintOf(row.lines))
    if (record !== undefined) lines.add(record.line)
  }
  return lines
}

/**
 * Leaves out records that point to a different record now, then those that point to these, and so on. Each is left
 * out once.
 */
const pointingAtSame = (found: readonly Same[], names: XrefMap): ReadonlySet<string> => {
  const same = new Set(found.map(({ xref }) => xref))
  const pointingAt = new Map<string, string[]>()
  for (const { xref, pointers } of found) {
    for (const pointer of pointers) {
      const others = pointingAt.get(pointer)
      if (others === undefined) pointingAt.set(pointer, [xref])
      else others.push(xref)
    }
  }
  const elsewhere = [...pointingAt.keys()].filter(isElsewhere(names, same))
  for (let next = elsewhere.pop(); next !== undefined; next = elsewhere.pop()) {
    for (const xref of pointingAt.get(next) ?? []) if (same.delete(xref)) elsewhere.push(xref)
  }
  return same
}
