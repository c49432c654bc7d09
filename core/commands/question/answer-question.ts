import * as E from "fp-ts/lib/Either.js"
import { treeForRole } from "../../domain/access.ts"
import { dateOf } from "../../domain/date/date-of.ts"
import { type DomainError, faulty } from "../../domain/errors.ts"
import { newProposal } from "../../domain/proposal/new-proposal.ts"
import { MOST_PENDING } from "../../domain/proposal/proposal.ts"
import { answerOperations } from "../../domain/question/answer-operations.ts"
import { type Question, type QuestionReply, questionStatus, replyFault } from "../../domain/question/question.ts"
import type { Tokens } from "../../ports/platform/tokens.ts"
import { examineOperations } from "../../proposal/examine-operations.ts"
import { wellFormed } from "../../proposal/well-formed.ts"
import { attributed, bySystem, type Command, type Context, done, type ExecutePorts } from "../../use-case/command.ts"
import { questionCards } from "../../view/question/question-cards.ts"

/** An answer, and the token of its question. */
export interface AnswerQuestion extends QuestionReply {
  readonly token: string
}

type Ports = ExecutePorts & { readonly tokens: Pick<Tokens, "hash"> }

const ended: E.Either<DomainError, never> = E.left({ _tag: "QuestionEnded" })

/**
 * Somebody without an account answers a question once. The answer becomes a pending proposal in the name of the asker,
 * and nothing else is written. Unknown, answered, ended and expired questions are refused alike, and so are those whose
 * asker does not see in full any more what they name.
 */
export const answerQuestion =
  ({ tokens, ...ports }: Ports) =>
  ({ token, ...reply }: AnswerQuestion): Promise<E.Either<DomainError, null>> =>
    attributed(ports)(bySystem, async (transaction, now, changeId) => {
      const question = await transaction.questions.findByTokenHash(tokens.hash(token))
      if (question === null || questionStatus(question, now) !== "open") return ended
      const actor = { userId: question.askerId, sessionId: null, requestId: null }
      return propose({ ...transaction, actor, now, newId: ports.newId, changeId }, { question, reply })
    })

interface Answered {
  readonly question: Question
  readonly reply: QuestionReply
}

const propose: Command<Answered, null> = async (context, { question, reply }) => {
  const { trees, questions, proposals, now, newId } = context
  const { id, treeId, askerId } = question
  const access = treeForRole(await trees.access(treeId, askerId), "viewer")
  if (E.isLeft(access)) return ended
  if (E.isLeft(await questionCards({ ...context.reading(), now }, question))) return ended
  const fault = replyFault(question, reply)
  if (fault !== null) return E.left(faulty(fault))
  const operations = await operationsOf(context, { question, reply })
  if (E.isLeft(operations)) return operations
  if ((await proposals.countPending(treeId, askerId)) >= MOST_PENDING) return E.left({ _tag: "TooManyPending" })
  const examiner = { treeId, role: access.right.role, citations: null }
  const seen = await examineOperations(context, examiner, operations.right)
  if (E.isLeft(seen)) return seen
  const proposal = newProposal(
    {
      ...{ id: newId(), treeId, origin: "contributor", proposerId: askerId, seen: seen.right },
      summary: question.text,
      operations: operations.right,
    },
    now,
  )
  await proposals.insert([proposal])
  await questions.update({ ...question, answeredAt: now, proposalId: proposal.id })
  return done(null, { action: "question.answer", entityType: "question", entityId: id, treeId })
}

const operationsOf = async ({ persons, events, now }: Context, { question, reply }: Answered) => {
  const date = dateOf(reply.date ?? null, "date")
  if (E.isLeft(date)) return date
  const [personId] = question.personIds
  const subject = {
    person: personId === undefined ? null : await persons.find(personId),
    event: question.eventId === null ? null : await events.find(question.eventId),
  }
  return wellFormed(answerOperations(subject, { reply, date: date.right, day: now.toISOString().slice(0, 10) }))
}
