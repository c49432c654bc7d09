import { pipe } from "fp-ts/lib/function.js"
import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../../domain/errors.ts"
import type { OpenQuestion } from "../../domain/question/question.ts"
import { openQuestion, type OpenQuestionPorts } from "../../view/question/open-question.ts"

/**
 * The question with this token, for anyone who has it: what its asker chose, as the asker sees it now, and nothing else of
 * the tree. It is open until it is answered, so that a program that follows the links of a mail does not use it up.
 */
export const readQuestion =
  (ports: OpenQuestionPorts) =>
  async ({ token }: { readonly token: string }): Promise<E.Either<DomainError, OpenQuestion>> =>
    pipe(
      await openQuestion(ports, token),
      E.map(({ question: { text, language, answers, askerName }, shown }) => ({
        ...{ text, language, answers },
        askedBy: askerName ?? "A relative",
        about: shown,
      })),
    )
