import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../../domain/errors.ts"
import type { UserId } from "../../domain/ids.ts"
import type { Now } from "../../ports/platform/clock.ts"
import type { Tries } from "../../ports/tries.ts"

export interface InvitationLimitPorts {
  readonly tries: Tries
  readonly now: Now
}

const DAY_MS = 86_400_000

/** The most invitations that one account mails in a day. */
const MOST_MAILED_BY_ACCOUNT = 100

/** The most invitations that one account mails to one address in a day. */
const MOST_MAILED_TO_ADDRESS = 3

/** The most invitations that one address gets in a day, from all accounts together. */
const MOST_MAILED_IN_ALL = 10

/**
 * Whether an account may mail an invitation to this address now. False if the address got its invitations of this day
 * from others: the invitation then has its link alone, because a refusal would show what others do.
 */
export const mayMailInvitation = async (
  { tries, now }: InvitationLimitPorts,
  accountId: UserId,
  address: string,
): Promise<E.Either<DomainError, boolean>> => {
  const at = now()
  for (const [key, most] of [
    [`invitations ${accountId} ${address}`, MOST_MAILED_TO_ADDRESS],
    [`invitations ${accountId}`, MOST_MAILED_BY_ACCOUNT],
  ] as const) {
    const { count, endsAt } = await tries.count(key, at, DAY_MS)
    const retryAfterSeconds = Math.max(1, Math.ceil((endsAt.getTime() - at.getTime()) / 1_000))
    if (count > most) return E.left({ _tag: "TooManyTries", retryAfterSeconds })
  }
  return E.right((await tries.count(`invitations to ${address}`, at, DAY_MS)).count <= MOST_MAILED_IN_ALL)
}
