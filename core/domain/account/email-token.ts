import type { UserId } from "../ids.ts"

/** The purpose of a mailed link. */
export type EmailTokenPurpose = "verify_email" | "reset_password"

/** A mailed link, valid for one use. Only the mail contains the token; this record has its SHA-256 in hex. */
export interface EmailToken {
  readonly tokenHash: string
  readonly purpose: EmailTokenPurpose
  readonly userId: UserId
  readonly createdAt: Date
  readonly expiresAt: Date
}

const HOUR_MS = 3_600_000

const hours: Readonly<Record<EmailTokenPurpose, number>> = { verify_email: 48, reset_password: 1 }

/** When a link that is created now expires. */
export const emailTokenEnd = (purpose: EmailTokenPurpose, now: Date): Date =>
  new Date(now.getTime() + hours[purpose] * HOUR_MS)
