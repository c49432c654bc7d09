import { EntitySchema } from "@mikro-orm/postgresql"
import { type Source, sourceFields } from "../../../../core/domain/evidence/source.ts"
import { columnsOf } from "../../columns-of.ts"
import { type Properties, recordLifecycle, tableOf } from "../../table.ts"

const properties: Properties<Source> = {
  treeId: { type: "uuid", primary: true },
  id: { type: "uuid", primary: true },
  ...columnsOf(sourceFields),
  ...recordLifecycle,
}

export const SourceSchema = new EntitySchema<Source>({ name: "Source", tableName: "sources", properties })

export const sources = { ...tableOf(SourceSchema, properties), isImported: true }
