import * as E from "fp-ts/lib/Either.js"
import { attributed, done, type ExecutePorts, bySystem, unchanged } from "../use-case/command.ts"
import { emailTokenEnd, type EmailTokenPurpose } from "../domain/account/email-token.ts"
import type { UserId } from "../domain/ids.ts"
import { linkMail, type Recipient } from "../domain/account/mail.ts"
import type { Mailer } from "../ports/mailer.ts"
import type { Reads } from "../ports/reads.ts"
import type { Tokens } from "../ports/platform/tokens.ts"

export interface MailPorts extends ExecutePorts {
  readonly reads: Reads
  readonly tokens: Tokens
  readonly mailer: Mailer
  /** The current base address of links, without a trailing slash. */
  readonly publicUrl: () => string
}

/** Mails a user the link that verifies their address, unless it is already verified. */
export const sendVerificationMail =
  (ports: MailPorts) =>
  (userId: UserId): Promise<void> =>
    sendLink(ports, "verify_email", userId)

/**
 * Mails a password reset link to the account with this address, if there is one. Earlier links stay valid;
 * otherwise anyone could invalidate them by requesting another.
 */
export const sendPasswordResetMail =
  (ports: MailPorts) =>
  async (email: string): Promise<void> => {
    const user = await ports.reads.users.byEmail(email)
    if (user !== null) await sendLink(ports, "reset_password", user.id)
  }

/** Each try creates its own token, so no token is stored before its mail is sent. */
const sendLink = async (ports: MailPorts, purpose: EmailTokenPurpose, userId: UserId): Promise<void> => {
  const token = ports.tokens.make()
  const recipient = await attributed(ports)<Recipient | null>(bySystem, async ({ users, emailTokens }, now) => {
    const user = await users.find(userId)
    if (user === null || user.deletedAt !== null || (purpose === "verify_email" && user.emailVerifiedAt !== null))
      return unchanged(null)
    const expiresAt = emailTokenEnd(purpose, now)
    await emailTokens.insert({ tokenHash: ports.tokens.hash(token), purpose, userId, createdAt: now, expiresAt })
    return done<Recipient>(user, {
      action: `user.mail_${purpose}_link`,
      entityType: "user",
      entityId: userId,
      treeId: null,
      details: { expires_at: expiresAt.toISOString() },
    })
  })
  if (E.isRight(recipient) && recipient.right !== null)
    await ports.mailer.send(linkMail(purpose, recipient.right, ports.publicUrl(), token))
}
