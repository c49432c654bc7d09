import type { AnswerReads } from "../../../core/ports/answers.ts"
import { copyOf } from "../copy.ts"
import type { Tables } from "../tables.ts"

export const answerReads = ({ storedAnswers }: Tables): AnswerReads => ({
  byId: async (id, now) => {
    const stored = storedAnswers.get("committed", id)
    return stored === null || stored.expiresAt <= now ? null : copyOf(stored)
  },
})
