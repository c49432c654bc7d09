import * as E from "fp-ts/lib/Either.js"
import type { Call } from "../operation.ts"
import { problemOf } from "../problems.ts"
import { type LastLine, LINES_TYPE, progressLines } from "../response/progress-lines.ts"
import type { Answer } from "../response/reply.ts"
import { countFailure, type LimitedTries } from "../tries.ts"
import type { Outcome, Ready, Received, Step } from "./step.ts"

/** Runs the operation and answers: at once and whole or, on request, in lines of JSON that begin with the progress. */
export const answer =
  <Caller, Params, I>(
    operationId: string,
    tries: LimitedTries<Call<Caller, Params, I>> | undefined,
  ): Step<Ready<Caller, Params, I>, Answer> =>
  (ready) =>
    ready.wanted.inLines ? answerInLines(ready) : answerWhole(operationId, tries, ready)

/** If the tries of the operation are limited, a refusal counts against the account. */
const answerWhole = async <Caller, Params, I>(
  operationId: string,
  tries: LimitedTries<Call<Caller, Params, I>> | undefined,
  { host, call, perform }: Ready<Caller, Params, I>,
): Promise<Outcome<Answer>> => {
  const account = (await tries?.account({ ...call, progress: () => {} }, host.app)) ?? null
  const use = () => perform(() => {})
  return account === null ? use() : countFailure(host.limits, `${operationId} account ${account}`, use)
}

/** The lines are sent while the work continues, so the work itself cleans up at its end. */
const answerInLines = async <Caller, Params, I>(ready: Ready<Caller, Params, I>): Promise<Outcome<Answer>> => {
  const cleanUp = ready.cleanUp.handOver()
  const lines = await progressLines((progress) => ready.perform(progress).finally(cleanUp), lastLine(ready))
  return E.isLeft(lines)
    ? lines
    : E.right({ status: 200, content: { kind: "chunks", mediaType: LINES_TYPE, chunks: lines.right } })
}

const lastLine = ({ request: { state, body }, host }: Received): LastLine => ({
  problem: (refusal) => JSON.stringify(problemOf(refusal, state.requestId)),
  failed: (error) => {
    if (body.socket.destroyed) return
    host.log.error({ requestId: state.requestId, failure: error instanceof Error ? error.stack : String(error) })
  },
})
