import { EntitySchema } from "@mikro-orm/postgresql"
import type { Source } from "../../../../core/domain/evidence/source.ts"
import { lifecycle, type Properties, tableOf } from "../../table.ts"

const properties: Properties<Source> = {
  treeId: { type: "uuid", primary: true },
  id: { type: "uuid", primary: true },
  title: { type: "text" },
  author: { type: "text", nullable: true },
  publication: { type: "text", nullable: true },
  repository: { type: "text", nullable: true },
  callNumber: { type: "text", nullable: true },
  url: { type: "text", nullable: true },
  notes: { type: "text", nullable: true },
  ...lifecycle,
}

export const SourceSchema = new EntitySchema<Source>({ name: "Source", tableName: "sources", properties })

export const sources = { ...tableOf(SourceSchema, properties), isImported: true }
