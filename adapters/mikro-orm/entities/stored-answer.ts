import { EntitySchema } from "@mikro-orm/postgresql"
import type { StoredAnswer } from "../../../core/domain/account/stored-answer.ts"
import { type Properties, tableOf } from "../table.ts"

const properties: Properties<StoredAnswer> = {
  id: { type: "text", primary: true },
  requestHash: { type: "text" },
  userId: { type: "uuid", nullable: true },
  treeId: { type: "uuid", nullable: true },
  status: { type: "integer", nullable: true },
  location: { type: "text", nullable: true },
  tag: { type: "text", nullable: true },
  body: { type: "text", nullable: true },
  expiresAt: { type: "datetime" },
}

export const StoredAnswerSchema = new EntitySchema<StoredAnswer>({
  name: "StoredAnswer",
  tableName: "stored_answers",
  properties,
})

export const storedAnswers = tableOf(StoredAnswerSchema, properties)
