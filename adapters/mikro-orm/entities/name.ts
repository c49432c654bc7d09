import { EntitySchema } from "@mikro-orm/postgresql"
import { type Name, nameFields } from "../../../core/domain/name.ts"
import { columnsOf } from "../columns-of.ts"
import { type Properties, recordLifecycle, tableOf } from "../table.ts"

const properties: Properties<Name> = {
  treeId: { type: "uuid", primary: true },
  id: { type: "uuid", primary: true },
  personId: { type: "uuid" },
  isPrimary: { type: "boolean" },
  ...columnsOf(nameFields),
  ...recordLifecycle,
}

export const NameSchema = new EntitySchema<Name>({ name: "Name", tableName: "names", properties })

export const names = { ...tableOf(NameSchema, properties), isImported: true }
