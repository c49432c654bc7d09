import type * as E from "fp-ts/lib/Either.js"
import type { HeavyWork } from "../../../core/ports/heavy-work.ts"
import type { Refusal } from "../problems.ts"
import type { Answer, AnswerTo } from "../answer/reply.ts"
import type { Repeat } from "../answer/repeat.ts"

/** The wanted form and language of an answer, and the address of the request. */
export interface Wanted extends AnswerTo {
  /** Whether the answer is lines of JSON with the progress. Then only the report is needed. */
  readonly inLines: boolean
}

/** A call of an operation as a message that can be copied to another thread. */
export interface HeavyCall {
  readonly operationId: string
  readonly wanted: Wanted
  /** The call without the parts that cannot be copied. The same route writes and reads it. */
  readonly call: unknown
  /** The span of the request, for the spans of the task; null if nothing is traced. */
  readonly traceparent: string | null
  /** Set if the client may repeat the request. */
  readonly repeat: (Omit<Repeat, "hash"> & { readonly hash: string }) | null
}

/** An answer without its content. The bytes of the content follow separately. */
export interface AnswerHead extends Omit<Answer, "content"> {
  /** Null if there is no content. */
  readonly mediaType: string | null
}

export type HeavyHead = E.Either<Refusal, AnswerHead>

/** Runs the heavy operations of the HTTP surface. */
export type HeavyOperations = HeavyWork<HeavyCall, HeavyHead>
