import type { QuestionId } from "../../../../core/domain/ids.ts"
import type { Questions } from "../../../../core/ports/questions/questions.ts"
import { QuestionSchema, questions } from "../../entities/question.ts"
import { changing, recordedTable } from "../../recorded-table.ts"
import type { Recorder } from "../../recorder.ts"
import { columnsOf } from "../../statements/columns-of.ts"
import { compiled, db } from "../../statements/compiled.ts"
import { statement } from "../../statements/registry.ts"
import type { TransactionConnection } from "../../transaction-connection.ts"
import { records } from "../records.ts"

const find = compiled<{ readonly id: QuestionId }>("stores/sharing/questions find")((p) =>
  db.selectFrom("questions as x").select(columnsOf(questions, "x")).where("x.id", "=", p("id")).forNoKeyUpdate(),
)

const findByTokenHash = compiled<{ readonly hash: string }>("stores/sharing/questions findByTokenHash")((p) =>
  db
    .selectFrom("questions as x")
    .select(columnsOf(questions, "x"))
    .where((e) => e.or([e("x.token_hash", "=", p("hash")), e("x.mailed_token_hash", "=", p("hash"))]))
    .forNoKeyUpdate(),
)

const endOfOthers = statement(
  "stores/sharing/questions endOfOthers",
  changing(questions, {
    where: "x.tree_id = $1 and not (x.asker_id = any($2::uuid[])) and x.answered_at is null and x.ended_at is null",
    set: "ended_at = $3",
  }),
)

/** Questions, within a transaction. */
export const questionStore = (connection: TransactionConnection, recorder: Recorder): Questions => {
  const recorded = recordedTable(connection, recorder, { kind: "question", table: questions })
  return {
    ...records(find, recorded),
    findByTokenHash: async (hash) => (await recorded.locked(findByTokenHash, { hash }))[0] ?? null,
    endOfOthers: async (treeId, memberIds, at) => {
      await recorded.change(endOfOthers, [treeId, memberIds, at])
    },
    countOfAsker: (treeId, askerId, now) =>
      connection.em().count(QuestionSchema, { treeId, askerId, expiresAt: { $gt: now } }),
  }
}
