import { EntitySchema } from "@mikro-orm/postgresql"
import type { KeptRecord } from "../../../core/domain/gedcom/kept/kept-record.ts"
import { type Properties, tableOf } from "../table.ts"

const properties: Properties<KeptRecord> = {
  treeId: { type: "uuid", primary: true },
  id: { type: "uuid", primary: true },
  position: { type: "integer" },
  tag: { type: "text" },
  xref: { type: "text", nullable: true },
  originalXref: { type: "text", nullable: true },
  originalFingerprint: { type: "bigint", nullable: true },
  personId: { type: "uuid", nullable: true },
  sourceId: { type: "uuid", nullable: true },
  lines: { type: "text" },
  links: { type: "json" },
  readerVersion: { type: "integer" },
}

export const KeptRecordSchema = new EntitySchema<KeptRecord>({
  name: "KeptRecord",
  tableName: "kept_records",
  properties,
})

export const keptRecords = tableOf(KeptRecordSchema, properties)
