import { EntitySchema } from "@mikro-orm/postgresql"
import type { EmailToken } from "../../../core/domain/account/email-token.ts"
import { type Properties, tableOf } from "../table.ts"

const properties: Properties<EmailToken> = {
  tokenHash: { type: "text", primary: true },
  purpose: { type: "text" },
  userId: { type: "uuid" },
  createdAt: { type: "datetime" },
  expiresAt: { type: "datetime" },
}

export const EmailTokenSchema = new EntitySchema<EmailToken>({
  name: "EmailToken",
  tableName: "email_tokens",
  properties,
})

export const emailTokens = tableOf(EmailTokenSchema, properties)
