import type * as E from "fp-ts/lib/Either.js"
import type { CompletesFrom, HeavyLane, HeavyWork } from "../../core/ports/heavy-work.ts"
import type { Refusal } from "./problems.ts"
import type { Answer } from "./reply.ts"

/** How an operation computes for long, and therefore runs as a heavy task. */
export interface Heavy<Caller, Params, I> {
  readonly lane: HeavyLane
  /** The account whose turn it takes. */
  readonly account: (caller: Caller) => string
  /** How many bytes there are to read. */
  readonly size?: (input: I) => number
  readonly completesFrom: CompletesFrom
  /** Calls of which it answers the same run one after another. */
  readonly sequence?: (params: Params) => string
}

/** Which form of an answer is wanted, and for which address. */
export interface Wanted {
  /** The path of the request, under the prefix. */
  readonly at: string
  /** Whether lines of JSON with the progress come before it: then it is the report alone. */
  readonly inLines: boolean
}

/** A call of an operation as a message to another thread: all of it can be copied. */
export interface HeavyCall {
  readonly operationId: string
  readonly wanted: Wanted
  /** The call without what cannot be copied, made and read by the same route. */
  readonly call: unknown
}

/** An answer without its content, whose bytes follow it. */
export interface AnswerHead extends Omit<Answer, "content"> {
  /** Null: there is no content. */
  readonly mediaType: string | null
}

export type HeavyHead = E.Either<Refusal, AnswerHead>

/** Where the HTTP surface runs its heavy operations. */
export type HeavyOperations = HeavyWork<HeavyCall, HeavyHead>
