import { EntitySchema } from "@mikro-orm/postgresql"
import { type Association, associationFields } from "../../../core/domain/association/association.ts"
import { columnsOf } from "../columns-of.ts"
import { lifecycle, type Properties, tableOf } from "../table.ts"

const properties: Properties<Association> = {
  treeId: { type: "uuid", primary: true },
  id: { type: "uuid", primary: true },
  personId: { type: "uuid", nullable: true },
  eventId: { type: "uuid", nullable: true },
  relationshipId: { type: "uuid", nullable: true },
  associateId: { type: "uuid", nullable: true },
  ...columnsOf(associationFields),
  ...lifecycle,
}

export const AssociationSchema = new EntitySchema<Association>({
  name: "Association",
  tableName: "associations",
  properties,
})

export const associations = { ...tableOf(AssociationSchema, properties), isImported: true }
