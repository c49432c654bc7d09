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

/**
 * Finds the records of a file that the tree keeps with the same lines: under the same xref, or both without one. If
 * several without an xref have the same lines, they are paired in order. `found` is called with the ordinal of each
 * and the kept record.
 */
export const findKept = async (
  tree: TreeSnapshot,
  { tag, fingerprints, fileIndex }: RecordsOfTag,
  found: (ordinal: number, row: KeptRow) => void,
): Promise<void> => {
  const named = new Map<string, number>()
  for (const xref of fileIndex.xrefs()) {
    const record = fileIndex.recordOf(xref)
    if (record?.tag === tag) named.set(xref, record.ordinal)
  }
  for (const xrefs of inGroups([...named.keys()], batch)) {
    for (const row of await tree.keptBy({ xrefs })) {
      const ordinal = named.get(row.xref ?? "")
      if (ordinal !== undefined && row.tag === tag && fingerprints[ordinal] === fingerprintOf(row.lines))
        found(ordinal, row)
    }
  }
  if (named.size === fingerprints.length) return
  const ordinals = new Set(named.values())
  const unnamed = unnamedQueue([...fingerprints.entries()].filter(([ordinal]) => !ordinals.has(ordinal)))
  for await (const row of unnamedRecords(tree)) {
    const ordinal = row.tag === tag ? unnamed(fingerprintOf(row.lines)) : undefined
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

/** The kept records of a tree without an xref of their own, ordered by position. */
export async function* unnamedRecords(tree: TreeSnapshot): AsyncGenerator<KeptRow> {
  for (let from = 0; ; ) {
    const rows = await tree.unnamedRecords(from, batch)
    yield* rows
    const last = rows.at(-1)
    if (last === undefined) return
    from = last.position + 1
  }
}
