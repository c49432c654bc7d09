import { EntitySchema } from "@mikro-orm/postgresql"
import type { User } from "../../../core/domain/account/user.ts"
import { type Properties, tableOf } from "../table.ts"

const properties: Properties<User> = {
  id: { type: "uuid", primary: true },
  email: { type: "text" },
  displayName: { type: "text", nullable: true },
  language: { type: "text", nullable: true },
  passwordHash: { type: "text", nullable: true },
  emailVerifiedAt: { type: "datetime", nullable: true },
  selfPersonId: { type: "uuid", nullable: true },
  formerSelfPersonId: { type: "uuid", nullable: true },
  calendarHash: { type: "text", nullable: true },
  createdAt: { type: "datetime" },
  updatedAt: { type: "datetime" },
  deletedAt: { type: "datetime", nullable: true },
}

export const UserSchema = new EntitySchema<User>({ name: "User", tableName: "users", properties })

export const users = tableOf(UserSchema, properties)
