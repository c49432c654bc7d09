import type { PersonId } from "../../domain/ids.ts"
import { mergesOf } from "../../domain/merge/merges.ts"
import type { KeptRow, TreeSnapshot } from "../../ports/export-reads.ts"

/**
 * The rows of a tree as an import finds the persons of a file again: the kept record of a merged person is one of the
 * person who was kept. So a file that is imported again does not bring back a person who was merged.
 */
export const matchedSnapshot = async (tree: TreeSnapshot): Promise<TreeSnapshot> => {
  const merges = mergesOf(await tree.mergedPersons())
  if (merges.isEmpty) return tree
  const live = new Set((await tree.pointers([...merges.byKept.keys()])).map(({ id }) => id))
  const livePersonOf = (id: PersonId): PersonId | null => {
    const kept = merges.personOf(id)
    return kept !== id && live.has(kept) ? kept : null
  }
  const matched = (rows: readonly KeptRow[]): readonly KeptRow[] =>
    rows.map((row) => {
      const kept = row.tag === "INDI" && row.personId !== null ? livePersonOf(row.personId) : null
      return kept === null ? row : { ...row, personId: kept, isDeleted: false }
    })
  return {
    ...tree,
    keptBy: async (keys) => matched(await tree.keptBy(keys)),
    unnamedRecords: async (from, limit) => matched(await tree.unnamedRecords(from, limit)),
    identifiers: async (after, limit) =>
      (await tree.identifiers(after, limit)).map((one) => ({ ...one, personId: merges.personOf(one.personId) })),
  }
}
