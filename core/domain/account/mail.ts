import type { EmailTokenPurpose } from "./email-token.ts"

/** A mail in plain text, to one address. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** The paths of mailed links, relative to the address of the service. */
export const linkPaths: Readonly<Record<EmailTokenPurpose, string>> = {
  verify_email: "/verify-email",
  reset_password: "/reset-password",
}

/**
 * These mails contain no text of users. Otherwise a person who registers someone else's address could send them any
 * message.
 */
const letters: Readonly<
  Record<EmailTokenPurpose, { readonly subject: string; readonly before: string; readonly after: string }>
> = {
  verify_email: {
    subject: "Confirm your e-mail address for Stemma",
    before:
      "An account was created on Stemma with this e-mail address. To confirm that the address is yours, open this link " +
      "within 48 hours, in the browser in which you are signed in:",
    after:
      "If you did not create an account, ignore this mail: the address stays unconfirmed. If you confirm it, the " +
      "password that somebody else set is removed.",
  },
  reset_password: {
    subject: "Set a new password for Stemma",
    before:
      "Someone asked to set a new password for the Stemma account with this e-mail address. To do so, open this link within one hour:",
    after:
      "The link works once, and ends every session of the account. If you did not ask for this, ignore this mail: your " +
      "password stays the same.",
  },
}

/** The mail with a link that contains the token. */
export const linkMail = (purpose: EmailTokenPurpose, to: string, publicUrl: string, token: string): Mail => {
  const { subject, before, after } = letters[purpose]
  return { to, subject, text: `${before}\n\n${publicUrl}${linkPaths[purpose]}?token=${token}\n\n${after}\n` }
}

/** The mail about a provider that can sign in to an account from now on. The operator has named the provider. */
export const identityMail = (to: string, providerName: string): Mail => ({
  to,
  subject: "A new way to sign in to your Stemma account",
  text:
    `Someone signed in to your Stemma account at the provider "${providerName}" for the first time. The provider ` +
    `states that this e-mail address is theirs.\n\nIf this was you, there is nothing to do. Otherwise sign in, ` +
    `remove this way to sign in from your account, and tell the operator of the service.\n`,
})
