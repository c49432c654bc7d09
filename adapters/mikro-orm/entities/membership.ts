import { EntitySchema } from "@mikro-orm/postgresql"
import type { Membership } from "../../../core/domain/tree.ts"
import { type Properties, tableOf } from "../table.ts"

const properties: Properties<Membership> = {
  treeId: { type: "uuid", primary: true },
  userId: { type: "uuid", primary: true },
  role: { type: "text" },
  createdAt: { type: "datetime" },
}

export const MembershipSchema = new EntitySchema<Membership>({
  name: "Membership",
  tableName: "memberships",
  properties,
})

export const memberships = tableOf(MembershipSchema, properties)
