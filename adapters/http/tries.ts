import * as E from "fp-ts/lib/Either.js"
import type { App } from "../../core/index.ts"
import { MINUTE_MS, type Tries } from "../../core/ports/tries.ts"
import type { Refusal } from "./problems.ts"

/** How tries are limited in this service. */
export interface TryLimits {
  readonly tries: Tries
  /** Of each address and of each account, on each limited operation; 0 for no limit. */
  readonly perMinute: number
}

/** What makes the tries of an operation limited. Every try counts against its address; a failed one counts against its account too. */
export interface LimitedTries<Call> {
  /**
   * The account that is tried: an e-mail address, the caller's id, or the device of a caller who signed in to the account before, which
   * tries of strangers do not count against. Null where no account is known.
   */
  readonly account: (call: Call, app: App) => string | null | Promise<string | null>
}

/** Counts a try by this key; the refusal when there were too many. */
export const countTry = async ({ tries, perMinute }: TryLimits, key: string): Promise<Refusal | null> => {
  if (perMinute === 0) return null
  const now = new Date()
  const { count, endsAt } = await tries.count(key, now, MINUTE_MS)
  if (count <= perMinute) return null
  return { _tag: "TooManyTries", retryAfterSeconds: Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1_000)) }
}

/**
 * The outcome of a try, of which only a failed one counts by this key; the refusal when there were too many. It is counted before its outcome is
 * known, so that many tries at once are not more than one after the other.
 */
export const countFailure = async <A>(
  limits: TryLimits,
  key: string,
  use: () => Promise<E.Either<Refusal, A>>,
): Promise<E.Either<Refusal, A>> => {
  const refusal = await countTry(limits, key)
  if (refusal !== null) return E.left(refusal)
  const outcome = await use()
  // Where the store is lost at this moment the try stays counted, which is no reason to refuse what was done.
  if (E.isRight(outcome) && limits.perMinute > 0) await limits.tries.takeBack(key, new Date()).catch(() => undefined)
  return outcome
}
