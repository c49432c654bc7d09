import type { Now } from "../../ports/platform/clock.ts"
import type { Tries } from "../../ports/tries.ts"

export interface MailLimitPorts {
  readonly tries: Tries
  readonly now: Now
}

/** The reasons for which the service sends mail. */
export type MailReason = "register" | "verify_email" | "reset_password"

const PAUSE_MS = 5 * 60_000
const HOUR_MS = 60 * 60_000

/** The most mails for one reason to one address in an hour. A link is good for an hour, so one of theirs always is. */
const MOST_IN_AN_HOUR = 3

/**
 * Whether a mail may be sent to this address now: for each reason one in five minutes and three in an hour, so that no
 * stranger can fill a mailbox. What is not sent leaves the links of earlier mails as they are. Tries are counted by
 * address and not by account, so deleting and registering an account does not avoid the limit, and the answer does not
 * reveal whether the address has an account.
 */
export const mayMail = async (
  { tries, now }: MailLimitPorts,
  reason: MailReason,
  address: string,
): Promise<boolean> => {
  const at = now()
  if ((await tries.count(keyOf(reason, address), at, PAUSE_MS)).count > 1) return false
  return (await tries.count(`hour of ${keyOf(reason, address)}`, at, HOUR_MS)).count <= MOST_IN_AN_HOUR
}

/** Takes back a `mayMail` when no mail was sent, so that the next request sends it. */
export const notMailed = async ({ tries, now }: MailLimitPorts, reason: MailReason, address: string): Promise<void> => {
  for (const key of [keyOf(reason, address), `hour of ${keyOf(reason, address)}`]) await tries.takeBack(key, now())
}

const keyOf = (reason: MailReason, address: string): string => `mail ${reason} ${address}`
