import { EntitySchema } from "@mikro-orm/postgresql"
import { type Citation, citationFields } from "../../../../core/domain/evidence/citation.ts"
import { columnsOf } from "../../columns-of.ts"
import { type Properties, recordLifecycle, tableOf } from "../../table.ts"

const properties: Properties<Citation> = {
  treeId: { type: "uuid", primary: true },
  id: { type: "uuid", primary: true },
  sourceId: { type: "uuid" },
  personId: { type: "uuid", nullable: true },
  eventId: { type: "uuid", nullable: true },
  nameId: { type: "uuid", nullable: true },
  relationshipId: { type: "uuid", nullable: true },
  ...columnsOf(citationFields),
  ...recordLifecycle,
}

export const CitationSchema = new EntitySchema<Citation>({ name: "Citation", tableName: "citations", properties })

export const citations = { ...tableOf(CitationSchema, properties), isImported: true }
