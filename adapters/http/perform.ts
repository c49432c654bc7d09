import * as E from "fp-ts/lib/Either.js"
import type { App } from "../../core/index.ts"
import { memoize } from "../../core/lib/memoize.ts"
import type { Wanted } from "./heavy-call.ts"
import type { Call, Operation } from "./operation.ts"
import type { ParamsOf } from "./request/path.ts"
import type { Refusal } from "./problems.ts"
import { type Answer, JSON_TYPE } from "./response/reply.ts"

/** Runs an operation in this thread: its handler, then the encoding of its reply. */
export type PerformHere<Caller, Params, I> = (
  app: App,
  call: Call<Caller, Params, I>,
  wanted: Wanted,
) => Promise<E.Either<Refusal, Answer>>

/** More than a process has at once, even in specs. */
const MOST_APPS = 4

export const performerOf = <Path extends string, Caller, I, A>({
  handle,
  reply,
}: Pick<Operation<Path, Caller, I, A>, "handle" | "reply">): PerformHere<Caller, ParamsOf<Path>, I> => {
  // Once per app, because a handler may prepare something, such as the description of the API.
  const handlerOf = memoize(MOST_APPS, handle)
  return async (app, call, { at, inLines }) => {
    const outcome = await handlerOf(app)(call)
    if (E.isLeft(outcome)) return outcome
    return E.right(
      inLines && reply.report !== undefined
        ? reportAnswer(reply.report, outcome.right)
        : reply.answer(outcome.right, at),
    )
  }
}

const reportAnswer = <A>(report: (value: A) => string, value: A): Answer => ({
  status: 200,
  content: { kind: "text", mediaType: JSON_TYPE, write: () => report(value) },
})
