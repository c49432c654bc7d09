import * as E from "fp-ts/lib/Either.js"
import { flow } from "fp-ts/lib/function.js"
import type { Host } from "../host/host.ts"
import type { HttpRequest } from "../request/request.ts"
import type { Operation } from "./operation.ts"
import type { ParamsOf, PathParams } from "../request/path.ts"
import type { RunHere } from "./run-here.ts"
import type { Refusal } from "../problems.ts"
import type { Answer } from "../answer/reply.ts"
import { answer } from "./steps/answer.ts"
import { checkPermit } from "./steps/check-permit.ts"
import { chooseThread } from "./steps/choose-thread.ts"
import { CleanUp } from "./steps/clean-up.ts"
import { findEarlier } from "./steps/find-earlier.ts"
import { followMerges, leadsOn } from "./steps/follow-merges.ts"
import { identify } from "./steps/identify.ts"
import { limitToTrees } from "./steps/limit-to-trees.ts"
import { limitTries } from "./steps/limit-tries.ts"
import { negotiate } from "./steps/negotiate.ts"
import { readKey } from "./steps/read-key.ts"
import { readInput } from "./steps/read-input.ts"
import { readPath } from "./steps/read-path.ts"
import { reservePlace } from "./steps/reserve-place.ts"
import { type Negotiated, next } from "./steps/step.ts"
import { takeTurnOfRequest, takeTurnOfWork } from "./steps/take-body-turns.ts"
import { tagByRevision } from "./steps/tag-by-revision.ts"
import { viewAs } from "./steps/view-as.ts"

/** Answers one request, or refuses it. */
export type Answerer = (request: HttpRequest) => Promise<E.Either<Refusal, Answer>>

/** The way of every request of an operation, step by step. A step that refuses ends it. */
export const answererOf = <Path extends string, Caller, I, A>(
  operationId: string,
  operation: Operation<Path, Caller, I, A>,
  template: PathParams<ParamsOf<Path>>,
  runHere: RunHere<Caller, ParamsOf<Path>, I>,
) => {
  const { access, reply, permit, heavy, takes, versioned = false, tries, least = "editor", keyedBy, tag } = operation
  const run = flow(
    chooseThread(operationId, heavy, runHere),
    next(answer<Caller, ParamsOf<Path>, I>(operationId, tries)),
  )
  const toAddress = flow(
    next(limitTries(operationId, tries !== undefined)),
    next(identify(access)),
    next(readPath(template)),
  )
  const admit = flow(
    next(limitToTrees<Caller, ParamsOf<Path>>(access)),
    next(checkPermit(permit)),
    next(readKey(access, isKeyed(operation))),
  )
  const toAnswer = flow(
    admit,
    next(reservePlace<Caller, ParamsOf<Path>, I>(heavy)),
    next(viewAs(access)),
    next(takeTurnOfRequest<Caller, ParamsOf<Path>>(takes)),
    next(readInput(takes, versioned)),
    next(takeTurnOfWork<Caller, ParamsOf<Path>, I>(takes)),
    next(findEarlier({ least, keyedBy }, takes)),
    next(tag === undefined ? run : tagByRevision(access, tag, run)),
  )
  const answered = leadsOn(operation.method, operation.path)
    ? followMerges<Caller, ParamsOf<Path>>(access, (negotiated) => toAnswer(E.right(negotiated)))
    : (negotiated: Negotiated<Caller, ParamsOf<Path>>) => toAnswer(E.right(negotiated))
  const allSteps = flow(toAddress, next(negotiate(reply)), next(answered))
  return (host: Host): Answerer =>
    async (request) => {
      const cleanUp = new CleanUp()
      try {
        return await allSteps(E.right({ request, host, cleanUp }))
      } finally {
        await cleanUp.finish()
      }
    }
}

/** Whether an operation supports `Idempotency-Key`: a POST whose account is known. */
export const isKeyed = <Path extends string, Caller, I, A>({
  method,
  access,
  keyedBy,
}: Pick<Operation<Path, Caller, I, A>, "method" | "access" | "keyedBy">): boolean =>
  method === "post" && (access.userOf !== undefined || keyedBy !== undefined)
