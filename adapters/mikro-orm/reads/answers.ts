import type { AnswerReads } from "../../../core/ports/answers.ts"
import { storedAnswers } from "../entities/stored-answer.ts"
import type { Sql } from "../sql.ts"
import { columnsOf } from "../statements/columns-of.ts"
import { compiled, db } from "../statements/compiled.ts"

const byId = compiled<{ readonly id: string; readonly now: Date }>("reads/answers byId")((p) =>
  db
    .selectFrom("stored_answers as a")
    .select(columnsOf(storedAnswers, "a"))
    .where("a.id", "=", p("id"))
    .where("a.expires_at", ">", p("now")),
)

export const answerReads = (sql: Sql): AnswerReads => ({
  byId: (id, now) => byId.first(sql, { id, now }),
})
