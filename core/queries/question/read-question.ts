import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../../domain/errors.ts"
import { type OpenQuestion, questionStatus } from "../../domain/question/question.ts"
import type { Now } from "../../ports/platform/clock.ts"
import type { Tokens } from "../../ports/platform/tokens.ts"
import type { Reads } from "../../ports/reads.ts"
import { questionCards } from "../../view/question/question-cards.ts"

interface Ports {
  readonly reads: Reads
  readonly tokens: Pick<Tokens, "hash">
  readonly now: Now
}

const ended: E.Either<DomainError, never> = E.left({ _tag: "QuestionEnded" })

/**
 * The question with this token, for anyone who has it: what its asker chose, as the asker sees it now, and nothing else of
 * the tree. It is open until it is answered, so that a program that follows the links of a mail does not use it up.
 */
export const readQuestion =
  ({ reads, tokens, now }: Ports) =>
  async ({ token }: { readonly token: string }): Promise<E.Either<DomainError, OpenQuestion>> => {
    const at = now()
    const question = await reads.questions.byTokenHash(tokens.hash(token))
    if (question === null || questionStatus(question, at) !== "open") return ended
    const cards = await questionCards({ ...reads, now: at }, question)
    if (E.isLeft(cards)) return ended
    const { text, language, answers, askerName } = question
    return E.right({ text, askedBy: askerName ?? "A relative", language, about: cards.right, answers })
  }
