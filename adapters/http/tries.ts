import type { Tries } from "../../core/ports/tries.ts"
import type { Refusal } from "./problems.ts"

/** How tries are limited in this service. */
export interface TryLimits {
  readonly tries: Tries
  /** Of each address and of each account, on each limited operation; 0 for no limit. */
  readonly perMinute: number
}

/** What makes the tries of an operation limited. Those of each address are, whatever it says. */
export interface LimitedTries<Call, A> {
  /** The account that is tried: an e-mail address or the caller's id; null where nobody can tell. */
  readonly account: (call: Call) => string | null
  /** What is answered beyond the account's limit, nothing being done, where a refusal would tell too much. */
  readonly inSilence?: A
}

/** Counts a try; the refusal when there were too many. */
export const countTry = async (
  { tries, perMinute }: TryLimits,
  operationId: string,
  by: "address" | "account",
  who: string,
): Promise<Refusal | null> => {
  if (perMinute === 0) return null
  const now = new Date()
  const { count, endsAt } = await tries.count(`${operationId} ${by} ${who}`, now)
  if (count <= perMinute) return null
  return { _tag: "TooManyTries", retryAfterSeconds: Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1_000)) }
}
