import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../errors.ts"
import type { TreeId, UserId } from "../ids.ts"

/** How long an answer is stored for repeated requests. */
export const ANSWER_LIFETIME_MS = 86_400_000

/** An answer as a repeated request gets it again. */
export interface RepeatedAnswer {
  readonly status: number
  /** The address of a created record, under the prefix of the API. */
  readonly location: string | null
  readonly tag: string | null
  /** Null if the answer has no body. */
  readonly body: string | null
}

/**
 * The answer to a request with an idempotency key. Neither the key nor the request can be read back from it, because
 * a request may contain a password.
 */
export interface StoredAnswer extends Omit<RepeatedAnswer, "status"> {
  /** The SHA-256 of the account and the key. */
  readonly id: string
  /** The SHA-256 of the key and the request. */
  readonly requestHash: string
  /** Null if the request created the account. */
  readonly userId: UserId | null
  /** The tree from which the body comes. Null if the answer has no body, or comes from no single tree. */
  readonly treeId: TreeId | null
  /** Null if the answer contains a secret. Then nothing of it is stored. */
  readonly status: number | null
  readonly expiresAt: Date
}

/** The answer for a request with this hash, if it is the stored request and its answer can be repeated. */
export const repeatedAnswer = (
  { status, location, tag, body, requestHash }: StoredAnswer,
  hash: string,
): E.Either<DomainError, RepeatedAnswer> => {
  if (requestHash !== hash) return E.left({ _tag: "IdempotencyKeyReused" })
  return status === null ? E.left({ _tag: "IdempotencyKeySpent" }) : E.right({ status, location, tag, body })
}
