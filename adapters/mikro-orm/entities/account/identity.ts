import { EntitySchema } from "@mikro-orm/postgresql"
import type { Identity } from "../../../../core/domain/account/identity.ts"
import { type Properties, tableOf } from "../../table.ts"

const properties: Properties<Identity> = {
  id: { type: "uuid", primary: true },
  userId: { type: "uuid" },
  provider: { type: "text" },
  issuer: { type: "text", nullable: true },
  subject: { type: "text" },
  createdAt: { type: "datetime" },
}

const IdentitySchema = new EntitySchema<Identity>({ name: "Identity", tableName: "identities", properties })

export const identities = tableOf(IdentitySchema, properties)
