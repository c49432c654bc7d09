import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../domain/errors.ts"
import type { TreeId } from "../domain/ids.ts"
import type { StoredAnswer } from "../domain/account/stored-answer.ts"
import type { Transaction } from "../ports/unit-of-work.ts"
import type { Command, Context, Done } from "./command.ts"

/** A request that its client may repeat until it has the answer, without doing anything twice. */
export interface Repeatable<A> {
  /** The id of the stored answer. */
  readonly id: string
  /** The answer for this result of the use case, which concerns this tree. */
  answerTo(value: A, treeId: TreeId | null, now: Date): StoredAnswer
}

/** The same request for a use case whose result becomes the answer by `shown`. */
export const repeatableFor = <A, B>(
  repeatable: Repeatable<B> | undefined,
  shown: (value: A) => B,
): Repeatable<A> | undefined =>
  repeatable === undefined
    ? undefined
    : {
        id: repeatable.id,
        answerTo: (value, treeId, now) => repeatable.answerTo(shown(value), treeId, now),
      }

/**
 * Runs the work of a transaction and stores the answer with its changes, so that both are committed or neither. The
 * result is RequestInProgress if the same request is running, or was answered in the meantime.
 */
export const storingAnswer = async <A>(
  repeatable: Repeatable<A> | undefined,
  { answers, now }: Pick<Transaction, "answers"> & { readonly now: Date },
  work: () => Promise<E.Either<DomainError, Done<A>>>,
): Promise<E.Either<DomainError, Done<A>>> => {
  if (repeatable === undefined) return work()
  return reserving(repeatable.id, { answers, now }, work, (done) =>
    answers.store(repeatable.answerTo(done.value, treeOf(done), now)),
  )
}

/**
 * Runs the work, if the answer with this id is neither stored nor on its way. `store` runs in the same transaction
 * when the change of the work is stored.
 */
const reserving = async <A>(
  id: string,
  { answers, now }: Pick<Transaction, "answers"> & { readonly now: Date },
  work: () => Promise<E.Either<DomainError, Done<A>>>,
  store: (done: Done<A>) => Promise<void>,
): Promise<E.Either<DomainError, Done<A>>> => {
  if (!(await answers.reserve(id, now))) return E.left({ _tag: "RequestInProgress" })
  const outcome = await work()
  if (E.isLeft(outcome)) return outcome
  const done = outcome.right
  const afterwards = async (): Promise<void> => {
    await done.afterwards?.()
    await store(done)
  }
  return E.right({ ...done, afterwards })
}

/** The tree that a command has changed; null if there is none, or more than one. */
const treeOf = ({ audit }: Done<unknown>): TreeId | null => {
  const treeIds = new Set(audit === "unchanged" ? [] : audit.map(({ treeId }) => treeId))
  const [treeId = null] = treeIds
  return treeIds.size === 1 ? treeId : null
}

/** A command that stores the answer to a repeatable request in its transaction. */
export const withStoredAnswer = <I, A>(command: Command<I, A>, repeatable: Repeatable<A> | undefined): Command<I, A> =>
  repeatable === undefined
    ? command
    : (context, input) => storingAnswer(repeatable, context, () => command(context, input))

/**
 * As `withStoredAnswer`, for a command with another result than the client gets. `shown` returns what the client gets,
 * and can read the change of the command; null if the request is not complete with this command.
 */
export const withAnswerOf = <I, A, B>(
  command: Command<I, A>,
  repeatable: Repeatable<B> | undefined,
  shown: (context: Context, value: A) => Promise<B | null>,
): Command<I, A> =>
  repeatable === undefined
    ? command
    : (context, input) =>
        reserving(
          repeatable.id,
          context,
          () => command(context, input),
          async (done) => {
            const answer = await shown(context, done.value)
            if (answer !== null) await context.answers.store(repeatable.answerTo(answer, treeOf(done), context.now))
          },
        )
