import { readKept } from "../gedcom/kept/kept-node.ts"
import { keptLines } from "../gedcom/kept/kept-record.ts"
import type { RecordId } from "../ids.ts"
import type { BackupRecord } from "./backup-rows.ts"
import { type Fault, isUnknown, type RestoredIds, type RestoreContext } from "./restore-context.ts"

/** Adds a kept GEDCOM record under this id. */
export const restoreRecord = (
  { treeId, newId, ids, rows }: RestoreContext,
  id: RecordId,
  record: BackupRecord,
): Fault => {
  const {
    personId: oldPerson,
    sourceId: oldSource,
    lines,
    links,
    originalXref = null,
    originalFingerprint = null,
    readerVersion = 0,
  } = record
  const { position, tag, xref } = record
  const personId = oldPerson === null ? null : ids.persons.find(oldPerson)
  const sourceId = oldSource === null ? null : ids.sources.find(oldSource)
  if (oldPerson !== null && personId === null) return isUnknown("person_id")
  if (oldSource !== null && sourceId === null) return isUnknown("source_id")
  if (!isKept(lines)) return { path: "lines", message: "must be the lines of one GEDCOM record" }
  // The row that a structure became may be deleted. The link then leads to no row, in the restored tree too, but
  // the structure still counts as linked.
  const restored = links.map(([index, old]): readonly [number, string] => [index, restoredId(ids, old) ?? newId()])
  const originals = { originalXref, originalFingerprint }
  const kept = { lines, links: restored, readerVersion }
  rows.records.push({ id, treeId, position, tag, xref, ...originals, personId, sourceId, ...kept })
  return null
}

const restoredId = (ids: RestoredIds, old: string): string | null =>
  ids.events.find(old) ??
  ids.names.find(old) ??
  ids.citations.find(old) ??
  ids.associations.find(old) ??
  ids.relationships.find(old) ??
  ids.persons.find(old) ??
  ids.sources.find(old) ??
  ids.media.find(old)

/**
 * Whether the lines have the form in which an import keeps them. A level has at most two digits (5.5.1, chapter 1),
 * so the depth is bounded.
 */
const isKept = (lines: string): boolean =>
  !/^\d{3}/m.test(lines) && keptLines(readKept({ lines, links: [], readerVersion: 0 })) === lines
