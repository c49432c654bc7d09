import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../../domain/errors.ts"
import { type AskedQuestion, questionStatus, type ShownAbout } from "../../domain/question/question.ts"
import type { Now } from "../../ports/platform/clock.ts"
import type { Tokens } from "../../ports/platform/tokens.ts"
import type { Reads } from "../../ports/reads.ts"
import { questionCards } from "./question-cards.ts"

export interface OpenQuestionPorts {
  readonly reads: Reads
  readonly tokens: Pick<Tokens, "hash">
  readonly now: Now
}

/** An open question, and what it shows now. */
export interface QuestionAndShown {
  readonly question: AskedQuestion
  readonly shown: ShownAbout
}

/**
 * The open question with this token. Unknown, answered, ended and expired ones are refused alike, and so are those whose
 * asker does not see in full any more what they show.
 */
export const openQuestion = async (
  { reads, tokens, now }: OpenQuestionPorts,
  token: string,
): Promise<E.Either<DomainError, QuestionAndShown>> => {
  const at = now()
  const question = await reads.questions.byTokenHash(tokens.hash(token))
  if (question === null || questionStatus(question, at) !== "open") return E.left({ _tag: "QuestionEnded" })
  const shown = await questionCards({ ...reads, now: at }, question)
  return E.isLeft(shown) ? E.left({ _tag: "QuestionEnded" }) : E.right({ question, shown: shown.right })
}
