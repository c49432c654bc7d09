import { EntitySchema } from "@mikro-orm/postgresql"
import type { TreeId } from "../../../core/domain/ids.ts"
import { type Properties, tableOf } from "../table.ts"

/** How many bytes of media and kept records a tree stores. */
export interface StoredBytesRow {
  readonly treeId: TreeId
  readonly bytes: number
}

const properties: Properties<StoredBytesRow> = {
  treeId: { type: "uuid", primary: true },
  bytes: { type: "bigint" },
}

export const StoredBytesSchema = new EntitySchema<StoredBytesRow>({
  name: "StoredBytes",
  tableName: "stored_bytes",
  properties,
})

export const storedBytes = tableOf(StoredBytesSchema, properties)
