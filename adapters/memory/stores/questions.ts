import type { Questions } from "../../../core/ports/questions/questions.ts"
import { copyOf } from "../copy.ts"
import type { Tables } from "../tables.ts"
import { recordsOf } from "./records.ts"
import type { Write } from "./writing.ts"

export const questionsIn = ({ questions }: Tables, write: Write): Questions => ({
  ...recordsOf(questions, write),
  findByTokenHash: async (hash) =>
    [...questions.rows("current", "tokenHash", hash), ...questions.rows("current", "mailedTokenHash", hash)].map(
      copyOf,
    )[0] ?? null,
  endOfOthers: async (treeId, memberIds, at) => {
    const ending = questions
      .rows("current", "treeId", treeId)
      .filter((row) => !memberIds.includes(row.askerId) && row.answeredAt === null && row.endedAt === null)
    write(() => ending.forEach((row) => questions.update({ ...row, endedAt: at })))
  },
  countOfAsker: async (treeId, askerId, now) =>
    questions.rows("current", "treeId", treeId).filter((row) => row.askerId === askerId && row.expiresAt > now).length,
})
