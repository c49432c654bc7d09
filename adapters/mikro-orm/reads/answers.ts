import type { StoredAnswer } from "../../../core/domain/account/stored-answer.ts"
import type { AnswerReads } from "../../../core/ports/answers.ts"
import { storedAnswers } from "../entities/stored-answer.ts"
import type { Sql } from "../sql.ts"
import { firstRow } from "../stores/records.ts"
import { columns } from "../table.ts"

const byId = `select ${columns(storedAnswers, "a")} from stored_answers a where a.id = $1 and a.expires_at > $2`

export const answerReads = (sql: Sql): AnswerReads => ({
  byId: async (id, now) => firstRow(await sql.rows<StoredAnswer>(byId, [id, now])),
})
