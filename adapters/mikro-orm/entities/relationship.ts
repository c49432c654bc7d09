import { EntitySchema } from "@mikro-orm/postgresql"
import { type Relationship, relationshipFields } from "../../../core/domain/relationship.ts"
import { columnsOf } from "../columns-of.ts"
import { type Properties, recordLifecycle, tableOf } from "../table.ts"

const properties: Properties<Relationship> = {
  treeId: { type: "uuid", primary: true },
  id: { type: "uuid", primary: true },
  type: { type: "text" },
  fromPersonId: { type: "uuid" },
  toPersonId: { type: "uuid" },
  ...columnsOf(relationshipFields),
  familyRecordId: { type: "uuid", nullable: true },
  ...recordLifecycle,
}

export const RelationshipSchema = new EntitySchema<Relationship>({
  name: "Relationship",
  tableName: "relationships",
  properties,
})

export const relationships = { ...tableOf(RelationshipSchema, properties), isImported: true }
