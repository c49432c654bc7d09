import type { Now } from "../ports/clock.ts"
import type { Tries } from "../ports/tries.ts"

export interface MailLimitPorts {
  readonly tries: Tries
  readonly now: Now
}

/** What makes the service send a mail to an address. */
export type MailReason = "register" | "verify_email" | "reset_password"

const PAUSE_MS = 5 * 60_000

/**
 * Whether a mail may go to this address now: for each reason one in five minutes, so that no stranger can fill a mailbox. The count is by
 * the address and not by the account: an account that is deleted and registered again is no way around it, and the
 * answer is the same whether the address has an account or not.
 */
export const mayMail = async ({ tries, now }: MailLimitPorts, reason: MailReason, address: string): Promise<boolean> =>
  (await tries.count(`mail ${reason} ${address}`, now(), PAUSE_MS)).count === 1
