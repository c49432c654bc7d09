import * as E from "fp-ts/lib/Either.js"
import type { OnProgress } from "../../../../core/domain/gedcom/report/progress.ts"
import type { Call } from "../operation.ts"
import { problemOf } from "../../problems.ts"
import { type LastLine, LINES_TYPE, progressLines } from "../../response/progress-lines.ts"
import type { Answer } from "../../answer/reply.ts"
import { countFailure, type LimitedTries } from "../../host/tries.ts"
import type { Outcome, Ready, Received, Step } from "./step.ts"

/** Runs the operation and answers: at once and whole or, on request, in lines of JSON that begin with the progress. */
export const answer =
  <Caller, Params, I>(
    operationId: string,
    tries: LimitedTries<Call<Caller, Params, I>> | undefined,
  ): Step<Ready<Caller, Params, I>, Answer> =>
  (ready) => {
    if (ready.wanted.inLines) return answerInLines(ready)
    return ready.earlier === null ? answerWhole(operationId, tries, ready) : E.right(ready.earlier)
  }

const runOnce = async <Caller, Params, I>(
  ready: Ready<Caller, Params, I>,
  progress: OnProgress,
): Promise<Outcome<Answer>> => (ready.earlier === null ? orAgain(ready, ready.run(progress)) : E.right(ready.earlier))

/** The outcome or, if the same request was answered meanwhile, for example by another process, that answer. */
const orAgain = async <Caller, Params, I>(
  { repeat }: Ready<Caller, Params, I>,
  running: Promise<Outcome<Answer>>,
): Promise<Outcome<Answer>> => {
  const outcome = await running
  if (repeat === null || E.isRight(outcome) || outcome.left._tag !== "RequestInProgress") return outcome
  const again = await repeat.findAgain()
  if (E.isLeft(again)) return again
  return again.right === null ? outcome : E.right(again.right)
}

/** If the tries of the operation are limited, a refusal counts against the account. */
const answerWhole = async <Caller, Params, I>(
  operationId: string,
  tries: LimitedTries<Call<Caller, Params, I>> | undefined,
  ready: Ready<Caller, Params, I>,
): Promise<Outcome<Answer>> => {
  const { host, call } = ready
  const account = (await tries?.account({ ...call, progress: () => {} }, host.app)) ?? null
  const use = () => (ready.repeat === null ? ready.run(() => {}) : runOnce(ready, () => {}))
  return account === null ? use() : countFailure(host.limits, `${operationId} account ${account}`, use)
}

/** The lines are sent while the work continues, so the work itself cleans up at its end. */
const answerInLines = async <Caller, Params, I>(ready: Ready<Caller, Params, I>): Promise<Outcome<Answer>> => {
  const cleanUp = ready.cleanUp.handOver()
  const lines = await progressLines((progress) => runOnce(ready, progress).finally(cleanUp), lastLine(ready))
  return E.isLeft(lines)
    ? lines
    : E.right({
        status: 200,
        content: { kind: "chunks", mediaType: LINES_TYPE, chunks: lines.right },
        headers: {
          ...(ready.isWorded ? { "Content-Language": ready.wanted.language } : {}),
          ...ready.earlier?.headers,
        },
      })
}

const lastLine = ({ request: { state, body }, host }: Received): LastLine => ({
  problem: (refusal) => JSON.stringify(problemOf(refusal, state.requestId)),
  failed: (error) => {
    if (body.socket.destroyed) return
    host.log.error({ requestId: state.requestId, failure: error instanceof Error ? error.stack : String(error) })
  },
})
