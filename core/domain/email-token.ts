import type { UserId } from "./ids.ts"

/** What the link in a mail is for. */
export type EmailTokenPurpose = "verify_email" | "reset_password"

/** A link that was mailed, good for one use. The token itself is in the mail alone; here is only its SHA-256, in hex. */
export interface EmailToken {
  readonly tokenHash: string
  readonly purpose: EmailTokenPurpose
  readonly userId: UserId
  readonly createdAt: Date
  readonly expiresAt: Date
}

const HOUR_MS = 3_600_000

const hours: Readonly<Record<EmailTokenPurpose, number>> = { verify_email: 48, reset_password: 1 }

/** When a link that is made now stops working. */
export const emailTokenEnd = (purpose: EmailTokenPurpose, now: Date): Date =>
  new Date(now.getTime() + hours[purpose] * HOUR_MS)
