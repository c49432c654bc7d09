import type { Question } from "../../../../core/domain/question/question.ts"
import type { QuestionReads } from "../../../../core/ports/questions/questions.ts"
import { copyOf } from "../../copy.ts"
import type { Tables } from "../../tables.ts"
import { pages } from "../pages.ts"

/** Questions, on committed data. */
export const questionReads = ({ questions, users }: Tables): QuestionReads => {
  const asked = (question: Question) => ({
    ...copyOf(question),
    askerName: users.get("committed", question.askerId)?.displayName ?? null,
  })
  return {
    byId: async (treeId, id) => {
      const question = questions.get("committed", id)
      return question?.treeId === treeId ? asked(question) : null
    },
    byTokenHash: async (hash) =>
      [...questions.rows("committed", "tokenHash", hash), ...questions.rows("committed", "mailedTokenHash", hash)].map(
        asked,
      )[0] ?? null,
    ofTree: (treeId, askerId, keyset) =>
      pages(
        keyset,
        (after, count) =>
          questions.page("committed", "treeId", treeId, {
            after,
            count,
            wanted: (row) => askerId === null || row.askerId === askerId,
          }),
        ({ id }) => id,
        asked,
      ),
  }
}
