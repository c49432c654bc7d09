import { EntitySchema } from "@mikro-orm/postgresql"
import type { Name } from "../../../core/domain/name.ts"
import { lifecycle, type Properties, tableOf } from "../table.ts"

const properties: Properties<Name> = {
  treeId: { type: "uuid", primary: true },
  id: { type: "uuid", primary: true },
  personId: { type: "uuid" },
  nameType: { type: "text" },
  isPrimary: { type: "boolean" },
  givenName: { type: "text", nullable: true },
  surname: { type: "text", nullable: true },
  prefix: { type: "text", nullable: true },
  suffix: { type: "text", nullable: true },
  surnamePrefix: { type: "text", nullable: true },
  ...lifecycle,
}

export const NameSchema = new EntitySchema<Name>({ name: "Name", tableName: "names", properties })

export const names = { ...tableOf(NameSchema, properties), isImported: true }
