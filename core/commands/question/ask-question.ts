import * as E from "fp-ts/lib/Either.js"
import { treeForRole } from "../../domain/access.ts"
import { type DomainError, faulty, invalid } from "../../domain/errors.ts"
import type { TreeId } from "../../domain/ids.ts"
import { MOST_PENDING } from "../../domain/proposal/proposal.ts"
import {
  MOST_QUESTIONS,
  type Question,
  type QuestionCreate,
  questionEnd,
  questionFault,
  type QuestionRead,
  questionRead,
} from "../../domain/question/question.ts"
import { actingUser } from "../../edit/account/acting-user.ts"
import type { MailLimitPorts } from "../../edit/account/mail-limit.ts"
import { mayMailToOther } from "../../edit/account/member-mail-limit.ts"
import { ENGLISH } from "../../languages/language.ts"
import type { Tokens } from "../../ports/platform/tokens.ts"
import type { Reads } from "../../ports/reads.ts"
import { type Actor, type Command, done, execute, type ExecutePorts } from "../../use-case/command.ts"
import { type Repeatable, withStoredAnswer } from "../../use-case/repeatable.ts"
import { questionCards } from "../../view/question/question-cards.ts"

/** A new question. Only this answer contains the token. */
export type CreatedQuestion = QuestionRead & { readonly token: string }

export interface AskQuestion extends QuestionCreate {
  readonly treeId: TreeId
}

type Ports = ExecutePorts & MailLimitPorts & { readonly reads: Pick<Reads, "trees">; readonly tokens: Tokens }

const UNSEEN = "must be a record of this tree that you see in full"

/**
 * A member asks somebody without an account about persons, an event or a medium that the member sees in full. With an address the
 * question is mailed, unless the address got too many questions of others.
 */
export const askQuestion =
  (ports: Ports) =>
  async (
    actor: Actor,
    input: AskQuestion,
    repeatable?: Repeatable<CreatedQuestion>,
  ): Promise<E.Either<DomainError, CreatedQuestion>> => {
    const access = treeForRole(await ports.reads.trees.byId(input.treeId, actor.userId), "viewer")
    if (E.isLeft(access)) return access
    const { email = null } = input
    const mail = { what: "questions", accountId: actor.userId } as const
    const isMailed = email === null ? E.right(false) : await mayMailToOther(ports, { ...mail, address: email })
    if (E.isLeft(isMailed)) return isMailed
    return execute(ports)(withStoredAnswer(insertQuestion(ports.tokens, isMailed.right), repeatable))(actor, input)
  }

const insertQuestion =
  (tokens: Tokens, isMailed: boolean): Command<AskQuestion, CreatedQuestion> =>
  async (context, { treeId, ...input }) => {
    const { trees, questions, proposals, jobs, actor, now, newId } = context
    const askerId = actor.userId
    const access = treeForRole(await trees.lock(treeId, askerId), "viewer")
    if (E.isLeft(access)) return access
    const asker = await actingUser(context)
    if (E.isLeft(asker)) return asker
    const fault = questionFault(input)
    if (fault !== null) return E.left(faulty(fault))
    const expiresAt = questionEnd(input.expiresAt ?? null, now)
    if (E.isLeft(expiresAt)) return E.left(faulty(expiresAt.left))
    const { personIds = [], eventId = null, mediaId = null } = input.about
    const about = { personIds, eventId, mediaId }
    const cards = await questionCards({ ...context.reading(), now }, { treeId, askerId, ...about })
    if (E.isLeft(cards)) return E.left(invalid(cards.left, UNSEEN))
    if ((await questions.countOfAsker(treeId, askerId, now)) >= MOST_QUESTIONS)
      return E.left({ _tag: "TooManyQuestions" })
    if ((await proposals.countPending(treeId, askerId)) >= MOST_PENDING) return E.left({ _tag: "TooManyPending" })
    const token = tokens.make()
    const question: Question = {
      ...{ id: newId(), treeId, askerId, text: input.text, ...about, answers: input.answers },
      language: input.language ?? asker.right.language ?? ENGLISH,
      email: input.email ?? null,
      ...{ tokenHash: tokens.hash(token), mailedTokenHash: null },
      ...{ proposalId: null, createdAt: now, expiresAt: expiresAt.right, answeredAt: null, endedAt: null },
    }
    await questions.insert([question])
    if (isMailed) await jobs.enqueue({ kind: "send_question_mail", questionId: question.id })
    return done(
      { ...questionRead({ ...question, askerName: asker.right.displayName }, now), token },
      { action: "question.create", entityType: "question", entityId: question.id, treeId },
    )
  }
