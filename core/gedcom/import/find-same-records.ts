import { keptLines } from "../../domain/gedcom/kept/kept-record.ts"
import { pointersIn, withoutXrefs } from "../../domain/gedcom/kept/kept-xrefs.ts"
import type { GedcomNode } from "../../domain/gedcom/lines/parser.ts"
import { type XrefMap, withNewXrefs } from "../../domain/gedcom/import/rename-xrefs.ts"
import { type Counterpart, settleRecords } from "../../domain/gedcom/map/settle-records.ts"
import type { FileIndex } from "../../domain/gedcom/import/file-index.ts"
import { fingerprintOf } from "../../lib/fingerprint.ts"
import type { KeptRow, TreeSnapshot } from "../../ports/export-reads.ts"
import { unnamedQueue, unnamedRecords } from "./find-kept.ts"
import type { GedcomUpload } from "../upload/gedcom-upload.ts"
import { othersOf } from "./index-file.ts"

/** The number of records that are compared at a time. */
const batch = 500

/** The records of a file, other than INDI, FAM and SOUR, that the tree already keeps. */
export interface SameRecords {
  /** Their xrefs in the file, with the xrefs of the kept records. */
  readonly xrefs: ReadonlyMap<string, string>
  /**
   * The first lines of such records without an xref, or with the xref of an earlier record. No pointer can refer to
   * them.
   */
  readonly lines: ReadonlySet<number>
  /** The pointers of the file as they are in the tree. */
  readonly names: XrefMap
}

export interface OthersOfFile {
  readonly file: GedcomUpload
  readonly fileIndex: FileIndex
  /** The xrefs in the tree for pointers of the file, as they are if no record of this file is the same. */
  readonly names: XrefMap
}

/**
 * The records other than INDI, FAM and SOUR (shared notes, repositories, media, submitters and so on) that the tree
 * already keeps: with the same lines and the same pointer targets, and with the same xref in their file, or both
 * without one.
 */
export const findSameRecords = async (tree: TreeSnapshot, others: OthersOfFile): Promise<SameRecords> => {
  const { fileIndex } = others
  const counterparts = new Map<string, readonly Counterpart[]>()
  const unnamed: GedcomNode[] = []
  let held: NamedRecord[] = []
  const compare = async (): Promise<void> => {
    await addCounterparts(tree, held, counterparts)
    held = []
  }
  const isMeant = meantRecords(fileIndex)
  for await (const record of othersIn(others)) {
    const { xref } = record
    if (xref === null || !isMeant(record)) unnamed.push(record)
    else held.push({ ...record, xref })
    if (held.length === batch) await compare()
  }
  await compare()
  const xrefs = settleRecords(counterparts, others.names)
  const names = xrefs.size === 0 ? others.names : namesBeside(others.names, xrefs)
  return { xrefs, lines: await sameLines(tree, unnamed, names), names }
}

interface NamedRecord extends GedcomNode {
  readonly xref: string
}

/** Adds the kept records that these records may be, by their xrefs: first those that were not renamed. */
const addCounterparts = async (
  tree: TreeSnapshot,
  records: readonly NamedRecord[],
  counterparts: Map<string, readonly Counterpart[]>,
): Promise<void> => {
  if (records.length === 0) return
  const rows = new Map<string, KeptRow[]>()
  for (const row of await tree.keptBy({ fileXrefs: records.map(({ xref }) => xref) })) {
    if (row.isDeleted) continue
    for (const xref of [row.xref, row.originalXref]) if (xref !== null) rows.set(xref, [...(rows.get(xref) ?? []), row])
  }
  for (const record of records) {
    const candidates = (rows.get(record.xref) ?? []).filter(({ tag }) => tag === record.tag)
    if (candidates.length === 0) continue
    const lines = keptLines(record)
    const [text, pointers] = [withoutXrefs(lines), pointersIn(lines)]
    const same = candidates.flatMap((row): readonly Counterpart[] => {
      if (row.xref === null || withoutXrefs(row.lines) !== text) return []
      const inTree = pointersIn(row.lines)
      return [{ xref: row.xref, pointers: pointers.flatMap((inFile, at) => [[inFile, inTree[at] ?? inFile] as const]) }]
    })
    const isRenamed = ({ xref }: Counterpart): number => Number(xref !== record.xref)
    if (same.length > 0)
      counterparts.set(
        record.xref,
        same.toSorted((a, b) => isRenamed(a) - isRenamed(b)),
      )
  }
}

/** The names of a file, where these records keep those of the tree. */
const namesBeside = (names: XrefMap, same: ReadonlyMap<string, string>): XrefMap => {
  const changed = new Map(names)
  for (const [inFile, inTree] of same) {
    if (inFile === inTree) changed.delete(inFile)
    else changed.set(inFile, inTree)
  }
  return changed
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

/**
 * The records that the tree keeps with exactly the same lines, by their first lines in the file. If several have the
 * same lines, they are paired in order.
 */
const sameLines = async (
  tree: TreeSnapshot,
  unnamed: readonly GedcomNode[],
  names: XrefMap,
): Promise<ReadonlySet<number>> => {
  const lines = new Set<number>()
  if (unnamed.length === 0) return lines
  const next = unnamedQueue(
    unnamed.map((record) => [record, fingerprintOf(keptLines(withNewXrefs(record, names)))] as const),
  )
  for await (const rows of unnamedRecords(tree)) {
    for (const row of rows) {
      if (row.isDeleted) continue
      const record = next(fingerprintOf(row.lines))
      if (record !== undefined) lines.add(record.line)
    }
  }
  return lines
}
