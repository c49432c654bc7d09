import { EntitySchema } from "@mikro-orm/postgresql"
import type { BlobStoreId, MediaId, TreeId } from "../../../core/domain/ids.ts"
import { type Properties, tableOf } from "../table.ts"

/** The only row of a table: what the database knows of the store of blobs. */
export interface BlobStoreRow {
  readonly isOnly: true
  readonly id: BlobStoreId | null
  readonly isConfirmed: boolean
  readonly sweptTreeId: TreeId | null
  readonly sweptMediaId: MediaId | null
}

const properties: Properties<BlobStoreRow> = {
  isOnly: { type: "boolean", primary: true },
  id: { type: "uuid", nullable: true },
  isConfirmed: { type: "boolean" },
  sweptTreeId: { type: "uuid", nullable: true },
  sweptMediaId: { type: "uuid", nullable: true },
}

export const BlobStoreSchema = new EntitySchema<BlobStoreRow>({
  name: "BlobStore",
  tableName: "blob_store",
  properties,
})

export const blobStore = tableOf(BlobStoreSchema, properties)
