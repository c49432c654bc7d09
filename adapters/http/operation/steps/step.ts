import * as E from "fp-ts/lib/Either.js"
import type { OnProgress } from "../../../../core/domain/gedcom/report/progress.ts"
import type { UserId } from "../../../../core/domain/ids.ts"
import type { HeavyPlace } from "../../../../core/ports/heavy-work.ts"
import type { HeavyCall, HeavyHead, Wanted } from "../../host/heavy-call.ts"
import type { Host } from "../../host/host.ts"
import type { HttpRequest } from "../../request/request.ts"
import type { RequestHash } from "../../request/request-hash.ts"
import type { DecodedCall } from "../operation.ts"
import type { Refusal } from "../../problems.ts"
import type { Answer } from "../../answer/reply.ts"
import type { Repeat } from "../../answer/repeat.ts"
import type { CleanUp } from "./clean-up.ts"

/**
 * A step on the way from a request to its answer. It adds what it finds to the request, or refuses the request. The
 * interfaces below name what is known after each step.
 */
export type Step<Before, After> = (before: Before) => Outcome<After> | Promise<Outcome<After>>

/** A step that gets the outcome of the step before it. */
type Next<Before, After> = (
  before: Outcome<Before> | Promise<Outcome<Before>>,
) => Outcome<After> | Promise<Outcome<After>>

export type Outcome<A> = E.Either<Refusal, A>

/** A request at the start. */
export interface Received {
  readonly request: HttpRequest
  readonly host: Host
  readonly cleanUp: CleanUp
}

/** The caller is identified. */
export interface Identified<Caller> extends Received {
  readonly caller: Caller
}

/** The parameters of the path are read. */
export interface Addressed<Caller, Params> extends Identified<Caller> {
  readonly params: Params
}

/** The form of the answer is agreed. */
export interface Negotiated<Caller, Params> extends Addressed<Caller, Params> {
  readonly wanted: Wanted
  /** Whether the answer has texts in a language. */
  readonly isWorded: boolean
  /** Whether the caller requests the alternative media type of the reply. */
  readonly wantsOther: boolean
}

/** The idempotency key of a request, and the answer to which it belongs. */
export interface KeyedRequest {
  readonly key: string
  readonly userId: UserId | null
  /** The id of the stored answer; null if it depends on the input. */
  readonly id: string | null
  readonly hash: RequestHash
}

/** The idempotency key is read. Null if there is none. */
export interface Keyed<Caller, Params> extends Negotiated<Caller, Params> {
  readonly keyed: KeyedRequest | null
}

/** A heavy operation has a place in the queue. Null for any other operation. */
export interface Placed<Caller, Params> extends Keyed<Caller, Params> {
  readonly place: HeavyPlace<HeavyCall, HeavyHead> | null
}

/** The input is read, and the call is complete. */
export interface Complete<Caller, Params, I> extends Placed<Caller, Params> {
  readonly call: DecodedCall<Caller, Params, I>
}

/** It is known whether the request was answered before. */
export interface Repeated<Caller, Params, I> extends Complete<Caller, Params, I> {
  /** Null if the request has no idempotency key. */
  readonly repeat: (Repeat & { readonly findAgain: () => Promise<Outcome<Answer | null>> }) | null
  /** Null if the request was not answered before. */
  readonly earlier: Answer | null
}

/** The operation is ready to run, in this thread or another one. */
export interface Ready<Caller, Params, I> extends Repeated<Caller, Params, I> {
  readonly run: (progress: OnProgress) => Promise<Outcome<Answer>>
}

/** Runs a step if the steps before it succeeded. It runs synchronously unless an earlier step is asynchronous. */
export const next = <Before, After>(step: Step<Before, After>): Next<Before, After> => {
  const proceed = (before: Outcome<Before>): Outcome<After> | Promise<Outcome<After>> =>
    E.isLeft(before) ? before : step(before.right)
  return (before) => (before instanceof Promise ? before.then(proceed) : proceed(before))
}
