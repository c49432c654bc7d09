import { EntitySchema } from "@mikro-orm/postgresql"
import type { StoredUpload } from "../../../../core/domain/gedcom/import/stored-upload.ts"
import { type Properties, tableOf } from "../../table.ts"

const properties: Properties<StoredUpload> = {
  id: { type: "uuid", primary: true },
  treeId: { type: "uuid" },
  userId: { type: "uuid" },
  blobId: { type: "uuid" },
  size: { type: "bigint" },
  expiresAt: { type: "datetime" },
}

export const UploadSchema = new EntitySchema<StoredUpload>({
  name: "GedcomUpload",
  tableName: "gedcom_uploads",
  properties,
})

export const uploads = tableOf(UploadSchema, properties)
