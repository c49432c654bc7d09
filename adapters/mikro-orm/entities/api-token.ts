import { EntitySchema } from "@mikro-orm/postgresql"
import type { ApiToken } from "../../../core/domain/account/api-token.ts"
import { type Properties, tableOf } from "../table.ts"

const properties: Properties<ApiToken> = {
  id: { type: "uuid", primary: true },
  userId: { type: "uuid" },
  name: { type: "text" },
  scopes: { type: "json" },
  treeIds: { type: "json", nullable: true },
  ai: { type: "json", nullable: true },
  tokenHash: { type: "text" },
  createdAt: { type: "datetime" },
  lastUsedAt: { type: "datetime", nullable: true },
  expiresAt: { type: "datetime" },
}

export const ApiTokenSchema = new EntitySchema<ApiToken>({ name: "ApiToken", tableName: "api_tokens", properties })

export const apiTokens = tableOf(ApiTokenSchema, properties)
