import type { FileIndex } from "../../domain/gedcom/import/file-index.ts"
import { keptLines } from "../../domain/gedcom/kept/kept-record.ts"
import type { GedcomNode } from "../../domain/gedcom/lines/parser.ts"
import { fingerprintOf } from "../../lib/fingerprint.ts"
import type { KeptRow, TreeSnapshot } from "../../ports/export-reads.ts"
import { inGroups } from "../../lib/in-groups.ts"

/** The number of rows in one read. */
const batch = 1_000

/**
 * For the FAM and SOUR records of a file, by ordinal: the fingerprints of the lines in which they would be kept.
 */
export interface Fingerprints {
  readonly FAM: readonly number[]
  readonly SOUR: readonly number[]
}

/** Collects the fingerprints of a file's families and sources. Pass every record of the file to `see`. */
export const collectFingerprints = (): {
  readonly fingerprints: Fingerprints
  readonly see: (record: GedcomNode) => void
} => {
  const fingerprints = { FAM: [] as number[], SOUR: [] as number[] }
  const see = (record: GedcomNode): void => {
    const { tag } = record
    if (tag === "FAM" || tag === "SOUR") fingerprints[tag].push(fingerprintOf(keptLines(record)))
  }
  return { fingerprints, see }
}

/** The records of one tag in a file, with the lines in which they would be kept. */
export interface RecordsOfTag {
  readonly tag: string
  /** By ordinal. */
  readonly fingerprints: readonly number[]
  readonly fileIndex: FileIndex
}

/** Takes the ordinal of a record of a file, and a kept record with the same lines. */
export type OnKept = (ordinal: number, row: KeptRow) => void

/**
 * Finds the records of a file that the tree keeps with the same lines: under the same xref, or both without one. A
 * kept record that an import changed is compared as it was in its file, too. `found` is called for each such kept
 * record, several times for one ordinal if there are several: records as they are come before records as they were,
 * then those with lower positions. If several records without an xref have the same lines, they are paired in order.
 */
export const findKept = async (tree: TreeSnapshot, records: RecordsOfTag, found: OnKept): Promise<void> => {
  const { tag, fingerprints, fileIndex } = records
  const named = new Map<string, number>()
  for (const xref of fileIndex.xrefs()) {
    const record = fileIndex.recordOf(xref)
    if (record?.tag === tag) named.set(xref, record.ordinal)
  }
  const recordAs: RecordAs = (xref, fingerprint) => {
    const ordinal = named.get(xref ?? "")
    return ordinal !== undefined && fingerprints[ordinal] === fingerprint ? ordinal : undefined
  }
  for (const fileXrefs of inGroups([...named.keys()], batch)) {
    const rows = await tree.keptBy({ fileXrefs })
    compareRows(rows, tag, recordAs, found)
  }
  if (named.size === fingerprints.length) return
  const ordinals = new Set(named.values())
  const next = unnamedQueue([...fingerprints.entries()].filter(([ordinal]) => !ordinals.has(ordinal)))
  for await (const rows of unnamedRecords(tree)) compareRows(rows, tag, (_, fingerprint) => next(fingerprint), found)
}

/** The ordinal of the record of a file with this xref and these lines. */
type RecordAs = (xref: string | null, fingerprint: number) => number | undefined

/** Compares kept records as they are, and those without a counterpart as they were in their files. */
const compareRows = (rows: readonly KeptRow[], tag: string, recordAs: RecordAs, found: OnKept): void => {
  const others: KeptRow[] = []
  for (const row of rows) {
    if (row.tag !== tag) continue
    const ordinal = recordAs(row.xref, fingerprintOf(row.lines))
    if (ordinal === undefined) others.push(row)
    else found(ordinal, row)
  }
  for (const row of others) {
    const { xref, originalXref, originalFingerprint } = row
    const ordinal = originalFingerprint === null ? undefined : recordAs(originalXref ?? xref, originalFingerprint)
    if (ordinal !== undefined) found(ordinal, row)
  }
}

/** Returns the items with a fingerprint in order, each once. */
export const unnamedQueue = <T>(
  things: readonly (readonly [T, number])[],
): ((fingerprint: number) => T | undefined) => {
  const waiting = new Map<number, T[]>()
  for (const [thing, fingerprint] of things.toReversed()) {
    const others = waiting.get(fingerprint)
    if (others === undefined) waiting.set(fingerprint, [thing])
    else others.push(thing)
  }
  return (fingerprint) => waiting.get(fingerprint)?.pop()
}

/** The kept records of a tree without an xref of their own, ordered by position, in batches. */
export async function* unnamedRecords(tree: TreeSnapshot): AsyncGenerator<readonly KeptRow[]> {
  for (let from = 0; ; ) {
    const rows = await tree.unnamedRecords(from, batch)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows
    from = last.position + 1
  }
}
