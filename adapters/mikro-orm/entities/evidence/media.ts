import { EntitySchema } from "@mikro-orm/postgresql"
import { type Media, mediaFields } from "../../../../core/domain/evidence/media.ts"
import { columnsOf } from "../../columns-of.ts"
import { type Properties, recordLifecycle, tableOf } from "../../table.ts"

const properties: Properties<Media> = {
  treeId: { type: "uuid", primary: true },
  id: { type: "uuid", primary: true },
  ...columnsOf(mediaFields),
  filename: { type: "text", nullable: true },
  contentType: { type: "text" },
  size: { type: "bigint" },
  checksum: { type: "text" },
  width: { type: "integer", nullable: true },
  height: { type: "integer", nullable: true },
  personId: { type: "uuid", nullable: true },
  eventId: { type: "uuid", nullable: true },
  sourceId: { type: "uuid", nullable: true },
  ...recordLifecycle,
}

export const MediaSchema = new EntitySchema<Media>({ name: "Media", tableName: "media", properties })

export const media = { ...tableOf(MediaSchema, properties), isImported: true }
