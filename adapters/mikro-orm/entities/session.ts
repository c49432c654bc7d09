import { EntitySchema } from "@mikro-orm/postgresql"
import type { Session } from "../../../core/domain/account/session.ts"
import { type Properties, tableOf } from "../table.ts"

const properties: Properties<Session> = {
  id: { type: "uuid", primary: true },
  userId: { type: "uuid" },
  tokenHash: { type: "text" },
  userAgent: { type: "text", nullable: true },
  createdAt: { type: "datetime" },
  lastUsedAt: { type: "datetime" },
  expiresAt: { type: "datetime" },
}

export const SessionSchema = new EntitySchema<Session>({ name: "Session", tableName: "sessions", properties })

export const sessions = tableOf(SessionSchema, properties)
