import { PersonId, type RelationshipId } from "../../domain/ids.ts"
import { type Merges, mergesOf } from "../../domain/merge/merges.ts"
import type { KeptRow, TreeSnapshot } from "../../ports/export-reads.ts"
import { combineRecords } from "./combine-records.ts"
import { findMergedRecords, type MergedRecords } from "./merged-records.ts"
import { withoutTwins } from "./without-twins.ts"

/**
 * The rows of a tree as an export writes them: the kept record of a merged person is written in that of the person who
 * was kept, and what pointed to the one points to the other. Nothing is stored, so the undo of a merge brings back both
 * records as they were.
 */
export const writtenSnapshot = async (tree: TreeSnapshot): Promise<TreeSnapshot> => {
  const merges = mergesOf(await tree.mergedPersons())
  if (merges.isEmpty) return tree
  const records = await findMergedRecords(tree, merges)
  const shown = shownRows(tree, merges, records)
  return {
    ...tree,
    kept: async (from, limit) => shown(await tree.kept(from, limit)),
    keptBy: async ({ subjectIds = [], ...keys }) =>
      shown(await tree.keptBy({ ...keys, subjectIds: withLeft(merges, subjectIds) })),
    keptOf: async (ids) => {
      const rows = await shown(await tree.keptOf(ids.flatMap((id) => [id, ...(merges.byKept.get(id) ?? [])])))
      return rows.filter(({ isDeleted }) => !isDeleted)
    },
    newPersons: async (after, limit) => {
      for (let last = after; ; ) {
        const rows = await tree.newPersons(last, limit)
        const fresh = rows.filter(({ id }) => !records.ofSubject.has(id))
        if (fresh.length > 0 || rows.length === 0) return fresh
        last = rows[rows.length - 1]?.id ?? last
      }
    },
    pointers: async (ids) =>
      (await tree.pointers(ids)).map((pointer) => {
        const base = pointer.hasRecord ? undefined : records.ofSubject.get(pointer.id)
        return base === undefined ? pointer : { ...pointer, xref: base.xref, hasRecord: true }
      }),
    edges: async (ids) =>
      (await tree.edges(ids)).map((edge) => {
        const { id, familyRecordId } = edge
        const record = familyRecordId ?? records.ofSubject.get(id)?.id ?? null
        return { ...edge, familyRecordId: record === null ? null : (records.baseOf.get(record) ?? record) }
      }),
  }
}

type SubjectId = PersonId | RelationshipId

const withLeft = (merges: Merges, ids: readonly SubjectId[]): readonly SubjectId[] => [
  ...ids,
  ...ids.flatMap((id) => merges.standingFor(id)).filter((id): id is SubjectId => PersonId.is(id)),
]

/** The kept records as they are written. */
const shownRows =
  (tree: TreeSnapshot, merges: Merges, records: MergedRecords) =>
  async (rows: readonly KeptRow[]): Promise<readonly KeptRow[]> => {
    const relinked = (row: KeptRow): KeptRow => withoutTwins(redirected(withRows(row, merges), records))
    const wanted = rows.flatMap(({ id }) => records.ofBase.get(id)?.others ?? [])
    const others = new Map(
      (wanted.length === 0 ? [] : await tree.keptBy({ ids: wanted })).map((row) => [row.id, relinked(row)]),
    )
    return rows.map((row) => {
      if (records.baseOf.has(row.id)) return { ...row, isDeleted: true }
      const combined = records.ofBase.get(row.id)
      const own = relinked(row)
      if (combined === undefined) return own
      const person = row.personId === null ? null : merges.personOf(row.personId)
      const base = { ...own, personId: person, isDeleted: person === null ? row.isDeleted : false }
      return combineRecords(
        base,
        combined.others.flatMap((id) => others.get(id) ?? []),
      )
    })
  }

/** The record with links to the rows and persons that stand now. */
const withRows = (row: KeptRow, { rowOf }: Merges): KeptRow => ({
  ...row,
  links: row.links.map(([line, id]) => [line, rowOf(id)] as const),
})

const pointerLine = /^(\d+ (?:@[^@]+@ )?\S+) (@[^@\n]+@)$/gm

/** The record with pointers to the records in which others are written. */
const redirected = (row: KeptRow, { xrefs }: MergedRecords): KeptRow => {
  if (xrefs.size === 0) return row
  const lines = row.lines.replace(pointerLine, (line: string, start: string, pointer: string) =>
    xrefs.has(pointer) ? `${start} ${xrefs.get(pointer)}` : line,
  )
  return lines === row.lines ? row : { ...row, lines }
}
