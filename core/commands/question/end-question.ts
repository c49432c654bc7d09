import * as E from "fp-ts/lib/Either.js"
import { hasRole, treeOfRecord } from "../../domain/access.ts"
import { notFound } from "../../domain/errors.ts"
import type { QuestionId } from "../../domain/ids.ts"
import { questionStatus } from "../../domain/question/question.ts"
import { type Command, done, unchanged } from "../../use-case/command.ts"

/** The asker or an editor ends a question at once. One that is over already stays as it is. */
export const endQuestion: Command<{ readonly questionId: QuestionId }, null> = async (
  { trees, questions, actor, now },
  { questionId },
) => {
  const question = await questions.find(questionId)
  if (question === null) return E.left(notFound("question"))
  const { treeId, askerId } = question
  const access = treeOfRecord(await trees.access(treeId, actor.userId), "viewer", "question")
  if (E.isLeft(access)) return access
  if (askerId !== actor.userId && !hasRole(access.right.role, "editor")) return E.left(notFound("question"))
  if (questionStatus(question, now) !== "open") return unchanged(null)
  await questions.update({ ...question, endedAt: now })
  return done(null, { action: "question.delete", entityType: "question", entityId: questionId, treeId })
}
