import type { UserId } from "../../core/domain/ids.ts"
import type { View } from "./table.ts"
import type { Tables } from "./tables.ts"

/** The bytes of media, kept records and uploads of all trees that this account owns, added up. */
export const storedBytesIn = (
  { trees, media, keptRecords, gedcomUploads }: Tables,
  view: View,
  ownerId: UserId,
): number => {
  let bytes = 0
  for (const { id } of trees.rows(view, "ownerId", ownerId)) {
    for (const { size } of media.rows(view, "treeId", id)) bytes += size
    for (const { size } of gedcomUploads.rows(view, "treeId", id)) bytes += size
    for (const { lines } of keptRecords.rows(view, "treeId", id)) bytes += Buffer.byteLength(lines)
  }
  return bytes
}
