import { type PersonId, type RecordId, RelationshipId } from "../../domain/ids.ts"
import type { Merges } from "../../domain/merge/merges.ts"
import { inGroups } from "../../lib/in-groups.ts"
import type { KeptRow, TreeSnapshot } from "../../ports/export-reads.ts"

/** What is remembered of a kept record. */
type Known = Pick<KeptRow, "id" | "xref" | "position">

/** The kept records of one person or family after merges: the first is written, with what the others have more. */
interface Combined {
  readonly base: Known
  readonly others: readonly RecordId[]
}

/** The kept records of merged persons and families. */
export interface MergedRecords {
  /** What is written in this record, if it is the first of several or of another person than it was. */
  readonly ofBase: ReadonlyMap<RecordId, Combined>
  /** The record in which another one is written. */
  readonly baseOf: ReadonlyMap<RecordId, RecordId>
  /** The first record of a person or partnership, if merges brought it. */
  readonly ofSubject: ReadonlyMap<string, Known>
  /** The xrefs of records that are written in others, with the xrefs of these. */
  readonly xrefs: ReadonlyMap<string, string>
}

/** Finds the kept records of merged persons and families of a tree. Memory and time grow with the number of merges. */
export const findMergedRecords = async (tree: TreeSnapshot, merges: Merges): Promise<MergedRecords> => {
  const bySubject = [...(await recordsOfPersons(tree, merges)), ...(await recordsOfFamilies(tree, merges))]
  const found = {
    ofBase: new Map<RecordId, Combined>(),
    baseOf: new Map<RecordId, RecordId>(),
    ofSubject: new Map<string, Known>(),
    xrefs: new Map<string, string>(),
  }
  for (const [subject, records] of bySubject) {
    const [base, ...others] = records
    if (base === undefined) continue
    found.ofBase.set(base.id, { base, others: others.map(({ id }) => id) })
    found.ofSubject.set(subject, base)
    for (const { id, xref } of others) {
      found.baseOf.set(id, base.id)
      if (xref !== null && base.xref !== null) found.xrefs.set(xref, base.xref)
    }
  }
  return found
}

type OfSubject = readonly [subject: string, records: readonly Known[]]

const known = ({ id, xref, position }: KeptRow): Known => ({ id, xref, position })

/** The number of ids in one read. */
const batch = 500

/** The records of each live person into whom others were merged: the person's own first, then by position. */
const recordsOfPersons = async (tree: TreeSnapshot, { byKept, personOf }: Merges): Promise<readonly OfSubject[]> => {
  const own = new Map<PersonId, Known[]>()
  const merged = new Map<PersonId, Known[]>()
  const live = new Set<PersonId>()
  for (const ids of inGroups([...byKept.keys()], batch)) for (const { id } of await tree.pointers(ids)) live.add(id)
  const wanted = [...byKept].flatMap(([keptId, ids]) => (live.has(keptId) ? [keptId, ...ids] : []))
  for (const ids of inGroups(wanted, batch)) {
    for (const row of await tree.keptOf(ids)) {
      if (row.personId === null) continue
      const keptId = personOf(row.personId)
      addTo(row.personId === keptId ? own : merged, keptId, known(row))
    }
  }
  return [...merged].map(([id, records]) => [id, [...(own.get(id) ?? []).slice(0, 1), ...records.toSorted(byPosition)]])
}

/** The records of each partnership that stands for others. */
const recordsOfFamilies = async (tree: TreeSnapshot, merges: Merges): Promise<readonly OfSubject[]> => {
  const own = new Map<string, Known[]>()
  const left = new Map<string, Known[]>()
  const read = new Set<RecordId>()
  // An id does not show of which kind its row is. Those of others find nothing.
  for (const ids of inGroups(merges.rows.filter(RelationshipId.is), batch)) {
    for (const row of await tree.keptBy({ subjectIds: ids })) {
      const subject = row.links[0]?.[1]
      if (row.tag !== "FAM" || row.isDeleted || subject === undefined || read.has(row.id)) continue
      read.add(row.id)
      const kept = merges.rowOf(subject)
      addTo(kept === subject ? own : left, kept, known(row))
    }
  }
  return [...left].map(([id, records]) => [id, [...(own.get(id) ?? []).slice(0, 1), ...records.toSorted(byPosition)]])
}

const byPosition = (a: Known, b: Known): number => a.position - b.position

const addTo = <Key>(groups: Map<Key, Known[]>, key: Key, record: Known): void => {
  const others = groups.get(key)
  if (others === undefined) groups.set(key, [record])
  else others.push(record)
}
