import { EntitySchema } from "@mikro-orm/postgresql"
import type { Question } from "../../../core/domain/question/question.ts"
import { type Properties, tableOf } from "../table.ts"

const properties: Properties<Question> = {
  treeId: { type: "uuid", primary: true },
  id: { type: "uuid", primary: true },
  askerId: { type: "uuid" },
  text: { type: "text" },
  personIds: { type: "json" },
  eventId: { type: "uuid", nullable: true },
  mediaId: { type: "uuid", nullable: true },
  answers: { type: "json" },
  language: { type: "text" },
  email: { type: "text", nullable: true },
  tokenHash: { type: "text" },
  mailedTokenHash: { type: "text", nullable: true },
  proposalId: { type: "uuid", nullable: true },
  createdAt: { type: "datetime" },
  expiresAt: { type: "datetime" },
  answeredAt: { type: "datetime", nullable: true },
  endedAt: { type: "datetime", nullable: true },
}

export const QuestionSchema = new EntitySchema<Question>({ name: "Question", tableName: "questions", properties })

export const questions = tableOf(QuestionSchema, properties)
