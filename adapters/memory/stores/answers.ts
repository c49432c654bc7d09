import type { Answers } from "../../../core/ports/answers.ts"
import type { Tables } from "../tables.ts"
import type { Write } from "./writing.ts"

/** The stored answers, within a transaction. Transactions in memory run one after another, so none is reserved. */
export const answersIn = ({ storedAnswers }: Tables, write: Write): Answers => ({
  reserve: async (id, now) => {
    const stored = storedAnswers.get("current", id)
    return stored === null || stored.expiresAt <= now
  },
  store: async (answer) =>
    write(() => {
      if (storedAnswers.get("current", answer.id) === null) storedAnswers.insert(answer)
      else storedAnswers.update(answer)
    }),
})
