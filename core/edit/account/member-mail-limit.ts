import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../../domain/errors.ts"
import type { UserId } from "../../domain/ids.ts"
import type { MailLimitPorts } from "./mail-limit.ts"

const DAY_MS = 86_400_000

/** What members mail to others, and the most that one account mails in a day. */
const mostByAccount = { invitations: 100, questions: 20 } as const
export type MemberMail = keyof typeof mostByAccount

/** The most mails of a kind from one account to one address in a day. */
const MOST_TO_ADDRESS = 3

/** The most mails of a kind that one address gets in a day, from all accounts together. */
const MOST_IN_ALL = 10

/** An account that mails something to an address. */
export interface MailByMember {
  readonly what: MemberMail
  readonly accountId: UserId
  readonly address: string
}

/**
 * Whether an account may mail this to the address now. False if the address got its mails of this day from others: then
 * nothing is mailed and nothing refused, because a refusal would show what others do.
 */
export const mayMailToOther = async (
  { tries, now }: MailLimitPorts,
  { what, accountId, address }: MailByMember,
): Promise<E.Either<DomainError, boolean>> => {
  const at = now()
  for (const [key, most] of [
    [`${what} ${accountId} ${address}`, MOST_TO_ADDRESS],
    [`${what} ${accountId}`, mostByAccount[what]],
  ] as const) {
    const { count, endsAt } = await tries.count(key, at, DAY_MS)
    const retryAfterSeconds = Math.max(1, Math.ceil((endsAt.getTime() - at.getTime()) / 1_000))
    if (count > most) return E.left({ _tag: "TooManyTries", retryAfterSeconds })
  }
  return E.right((await tries.count(`${what} to ${address}`, at, DAY_MS)).count <= MOST_IN_ALL)
}
