import * as E from "fp-ts/lib/Either.js"
import { hasWords } from "../../../core/codec/worded.ts"
import type { Language } from "../../../core/languages/language.ts"
import type { App, Repeatable } from "../../../core/index.ts"
import { memoize } from "../../../core/lib/memoize.ts"
import type { Wanted } from "../host/heavy-call.ts"
import type { Call, Operation } from "./operation.ts"
import type { ParamsOf } from "../request/path.ts"
import type { Refusal } from "../problems.ts"
import { type Repeat, storedAnswerOf, treeIdIn, whole } from "../answer/repeat.ts"
import { type Answer, type AnswerTo, JSON_TYPE } from "../answer/reply.ts"

/** Runs an operation in this thread: its handler, then the encoding of its reply. */
export type RunHere<Caller, Params, I> = (
  app: App,
  call: Call<Caller, Params, I>,
  wanted: Wanted,
  repeat: Repeat | null,
) => Promise<E.Either<Refusal, Answer>>

/** More than a process has at once, even in specs. */
const MOST_APPS = 4

export const runHereOf = <Path extends string, Caller, I, A>({
  handle,
  reply,
  importedPersons,
}: Pick<Operation<Path, Caller, I, A>, "handle" | "reply" | "importedPersons">): RunHere<Caller, ParamsOf<Path>, I> => {
  // Once per app, because a handler may prepare something, such as the description of the API.
  const handlerOf = memoize(MOST_APPS, handle)
  const isWorded = reply.codec !== null && hasWords(reply.codec)
  return async (app, call, { path, language, inLines }, repeat) => {
    const to: AnswerTo = { path, language }
    const answerOf = (value: A): Answer => {
      if (reply.isSecret === true) return { ...reply.answer(value, to), isSecret: true }
      const plain =
        inLines && reply.report !== undefined
          ? reportAnswer((result: A) => reply.report?.(result, language) ?? "", value)
          : reply.answer(value, to)
      const answer = isWorded ? inLanguage(plain, language) : plain
      return importedPersons === undefined ? answer : { ...answer, importedPersons: importedPersons(value) }
    }
    if (repeat === null) {
      const outcome = await handlerOf(app)({ ...call, repeatable: undefined })
      return E.isLeft(outcome) ? outcome : E.right(answerOf(outcome.right))
    }
    let isStored = false
    const isSecret = reply.isSecret === true
    const repeatable: Repeatable<A> = {
      id: repeat.id,
      answerTo: (value, changed, now) => {
        isStored = true
        const treeId = treeIdIn(call.params) ?? changed ?? treeIdIn(value)
        return storedAnswerOf(answerOf(value), repeat, { treeId, isSecret, now })
      },
    }
    const outcome = await handlerOf(app)({ ...call, repeatable })
    if (E.isLeft(outcome)) return outcome
    const answer = answerOf(outcome.right)
    if (isStored) return E.right(answer)
    // Nothing was changed, as by a preview, so no transaction has stored the answer.
    const complete = await whole(answer)
    const treeId = treeIdIn(call.params)
    const stored = await app.storeAnswer((now) => storedAnswerOf(complete, repeat, { treeId, isSecret, now }))
    return E.isLeft(stored) ? stored : E.right(complete)
  }
}

/** The answer with the language of its texts. */
const inLanguage = (answer: Answer, language: Language): Answer => ({
  ...answer,
  headers: { ...answer.headers, "Content-Language": language },
})

const reportAnswer = <A>(report: (value: A) => string, value: A): Answer => ({
  status: 200,
  content: { kind: "text", mediaType: JSON_TYPE, write: () => report(value) },
})
