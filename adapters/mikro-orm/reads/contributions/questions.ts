import { sql } from "kysely"
import type { Question } from "../../../../core/domain/question/question.ts"
import type { QuestionReads } from "../../../../core/ports/questions/questions.ts"
import { questions } from "../../entities/question.ts"
import type { Sql } from "../../sql.ts"
import { columnsOf } from "../../statements/columns-of.ts"
import { compiled, db } from "../../statements/compiled.ts"
import { BEFORE_ALL } from "../../statements/id-bounds.ts"
import { inBatches } from "../batches.ts"

const asked = () =>
  db
    .selectFrom("questions as x")
    .innerJoin("users as u", "u.id", "x.asker_id")
    .select(columnsOf(questions, "x"))
    .select("u.display_name as askerName")

const byId = compiled<Pick<Question, "treeId" | "id">>("reads/contributions/questions byId")((p) =>
  asked().where("x.tree_id", "=", p("treeId")).where("x.id", "=", p("id")),
)

const byTokenHash = compiled<{ readonly hash: string }>("reads/contributions/questions byTokenHash")((p) =>
  asked().where((e) => e.or([e("x.token_hash", "=", p("hash")), e("x.mailed_token_hash", "=", p("hash"))])),
)

interface Page extends Pick<Question, "treeId"> {
  readonly after: string
  readonly limit: number
}

const all = compiled<Page>("reads/contributions/questions all")((p) =>
  asked()
    .where("x.tree_id", "=", p("treeId"))
    .where(sql<boolean>`x.id > ${p("after")}::uuid`)
    .orderBy("x.id")
    .limit(p("limit")),
)

const ofAsker = compiled<Page & Pick<Question, "askerId">>("reads/contributions/questions ofAsker")((p) =>
  asked()
    .where("x.tree_id", "=", p("treeId"))
    .where("x.asker_id", "=", p("askerId"))
    .where(sql<boolean>`x.id > ${p("after")}::uuid`)
    .orderBy("x.id")
    .limit(p("limit")),
)

/** Questions, on committed data. */
export const questionReads = (on: Sql): QuestionReads => ({
  byId: (treeId, id) => byId.first(on, { treeId, id }),
  byTokenHash: (hash) => byTokenHash.first(on, { hash }),
  ofTree: (treeId, askerId, keyset) =>
    inBatches(
      keyset,
      (from, limit) => {
        const page = { treeId, after: from ?? BEFORE_ALL, limit }
        return askerId === null ? all.rows(on, page) : ofAsker.rows(on, { ...page, askerId })
      },
      ({ id }) => id,
    ),
})
