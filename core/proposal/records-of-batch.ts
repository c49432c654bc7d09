import type { TouchedRows } from "../domain/change/touched-rows.ts"
import type { BatchRecord } from "../domain/proposal/batch.ts"
import { type Operation, proposedEntities } from "../domain/proposal/operation.ts"

/** What the operations left behind. `ids` are the ids of their records, in the same order. */
export const recordsOfBatch = (
  operations: readonly Operation[],
  ids: readonly string[],
  touched: TouchedRows,
): readonly BatchRecord[] => {
  const versions = new Map<string, number | null>()
  for (const kind of proposedEntities)
    for (const { before, after } of touched[kind]) {
      const row = after ?? before
      if (row !== null) versions.set(row.id, after === null || after.deletedAt !== null ? null : after.version)
    }
  return operations.map(({ ref, entity }, index) => {
    const id = ids[index] ?? ""
    return { ref: ref ?? null, entity, id, version: versions.get(id) ?? null }
  })
}
