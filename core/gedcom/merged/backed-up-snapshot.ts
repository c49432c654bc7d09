import type { PersonId, RecordId, RelationshipId } from "../../domain/ids.ts"
import type { KeptRow, TreeSnapshot } from "../../ports/export-reads.ts"
import { writtenSnapshot } from "./written-snapshot.ts"

/** The kept records of a tree in which persons were merged, as a backup has them. */
export interface BackedUpMerges {
  /** Those of merged persons are in those of the kept ones. From this position on, ordered by position; none at the end. */
  readonly kept: (from: number, limit: number) => Promise<readonly KeptRow[]>
  /** The FAM records that contain the relationships of these persons. */
  readonly recordsOf: (ids: readonly PersonId[]) => Promise<ReadonlyMap<RelationshipId, RecordId | null>>
}

/** What merges change in a backup; null if nobody was merged. A restored tree no longer knows the merged persons. */
export const backedUpMerges = async (tree: TreeSnapshot): Promise<BackedUpMerges | null> => {
  const written = await writtenSnapshot(tree)
  if (written === tree) return null
  return {
    kept: async (from, limit) => {
      for (let next = from; ; ) {
        const rows = await written.kept(next, limit)
        const live = rows.filter(({ isDeleted }) => !isDeleted)
        const last = rows.at(-1)
        if (live.length > 0 || last === undefined) return live
        next = last.position + 1
      }
    },
    recordsOf: async (ids) => new Map((await written.edges(ids)).map(({ id, familyRecordId }) => [id, familyRecordId])),
  }
}
