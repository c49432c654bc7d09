import type { Now } from "../../ports/clock.ts"
import type { Tries } from "../../ports/tries.ts"

export interface MailLimitPorts {
  readonly tries: Tries
  readonly now: Now
}

/** The reasons for which the service sends mail. */
export type MailReason = "register" | "verify_email" | "reset_password"

const PAUSE_MS = 5 * 60_000

/**
 * Whether a mail may be sent to this address now: for each reason one in five minutes, so that no stranger can fill
 * a mailbox. Tries are counted by address and not by account, so deleting and registering an account does not avoid
 * the limit, and the answer does not reveal whether the address has an account.
 */
export const mayMail = async ({ tries, now }: MailLimitPorts, reason: MailReason, address: string): Promise<boolean> =>
  (await tries.count(`mail ${reason} ${address}`, now(), PAUSE_MS)).count === 1
