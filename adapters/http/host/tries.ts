import * as E from "fp-ts/lib/Either.js"
import type { App } from "../../../core/index.ts"
import type { Now } from "../../../core/ports/platform/clock.ts"
import { MINUTE_MS, type Tries } from "../../../core/ports/tries.ts"
import type { Refusal } from "../problems.ts"

/** The limits of tries in this service. */
export interface TryLimits {
  readonly tries: Tries
  /** Per address and per account, for each limited operation; 0 for no limit. */
  readonly perMinute: number
  readonly now: Now
}

/**
 * Limits the tries of an operation. Every try counts against its address; a failed one also counts against its
 * account.
 */
export interface LimitedTries<Call> {
  /**
   * The account of the try: an e-mail address, the id of the caller, or the device of an earlier sign-in to the
   * account, which is not affected by tries of strangers. Null if no account is known.
   */
  readonly account: (call: Call, app: App) => string | null | Promise<string | null>
}

/** Counts a try under this key. Returns the refusal if there were too many. */
export const countTry = async ({ tries, perMinute, now: clock }: TryLimits, key: string): Promise<Refusal | null> => {
  if (perMinute === 0) return null
  const now = clock()
  const { count, endsAt } = await tries.count(key, now, MINUTE_MS)
  if (count <= perMinute) return null
  return { _tag: "TooManyTries", retryAfterSeconds: Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1_000)) }
}

/**
 * Runs a try, of which only a failure counts under this key. Returns the refusal if there were too many. The try is
 * counted before its outcome is known, so that many simultaneous tries are limited like consecutive ones.
 */
export const countFailure = async <A>(
  limits: TryLimits,
  key: string,
  use: () => Promise<E.Either<Refusal, A>>,
): Promise<E.Either<Refusal, A>> => {
  const refusal = await countTry(limits, key)
  if (refusal !== null) return E.left(refusal)
  const outcome = await use()
  // If the store is lost at this moment, the try stays counted. That is no reason to refuse a successful operation.
  if (E.isRight(outcome) && limits.perMinute > 0) await limits.tries.takeBack(key, limits.now()).catch(() => undefined)
  return outcome
}
