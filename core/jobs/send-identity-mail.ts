import { identityMail } from "../domain/account/mail.ts"
import type { UserId } from "../domain/ids.ts"
import type { MailPorts } from "./send-link.ts"

export interface SendIdentityMail {
  readonly userId: UserId
  readonly providerName: string
}

/** Mails a user that a provider can sign in to their account from now on, unless the account is gone. */
export const sendIdentityMail =
  ({ reads, mailer }: Pick<MailPorts, "reads" | "mailer">) =>
  async ({ userId, providerName }: SendIdentityMail): Promise<void> => {
    const user = await reads.users.byId(userId)
    if (user !== null) await mailer.send(identityMail(user, providerName))
  }
