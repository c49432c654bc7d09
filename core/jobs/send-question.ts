import * as E from "fp-ts/lib/Either.js"
import { type QuestionLetter, questionMail } from "../domain/question/question-mail.ts"
import { questionPath, questionStatus } from "../domain/question/question.ts"
import type { QuestionId } from "../domain/ids.ts"
import { attributed, bySystem, done, unchanged } from "../use-case/command.ts"
import { questionCards } from "../view/question/question-cards.ts"
import type { MailPorts } from "./send-link.ts"

/**
 * Mails a question with a token of its own, if it is open and its asker still sees in full what it is about. Each try
 * creates a new token, so no token is stored before its mail is sent.
 */
export const sendQuestionMail =
  (ports: MailPorts) =>
  async (id: QuestionId): Promise<void> => {
    const token = ports.tokens.make()
    const letter = await attributed(ports)<QuestionLetter | null>(bySystem, async (transaction, now) => {
      const { questions, users } = transaction
      const question = await questions.find(id)
      if (question === null || question.email === null || questionStatus(question, now) !== "open")
        return unchanged(null)
      if (E.isLeft(await questionCards({ ...transaction.reading(), now }, question))) return unchanged(null)
      const asker = await users.find(question.askerId)
      await questions.update({ ...question, mailedTokenHash: ports.tokens.hash(token) })
      const { email: to, language, treeId } = question
      return done<QuestionLetter>(
        { to, language, askedBy: asker?.displayName ?? null },
        { action: "question.mail", entityType: "question", entityId: id, treeId },
      )
    })
    if (E.isLeft(letter) || letter.right === null) return
    await ports.mailer.send(
      questionMail(letter.right, `${ports.publicUrl()}${questionPath(letter.right.language, token)}`),
    )
  }
