import type { UserId } from "../../core/domain/ids.ts"
import type { View } from "./table.ts"
import type { Tables } from "./tables.ts"

/** The bytes of media and kept records of all trees that this account owns. They are added up here: all of them are in memory. */
export const storedBytesIn = ({ trees, media, keptRecords }: Tables, view: View, ownerId: UserId): number => {
  let bytes = 0
  for (const { id } of trees.rows(view, "ownerId", ownerId)) {
    for (const { size } of media.rows(view, "treeId", id)) bytes += size
    for (const { lines } of keptRecords.rows(view, "treeId", id)) bytes += Buffer.byteLength(lines)
  }
  return bytes
}
