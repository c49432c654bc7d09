import { ENGLISH, type Language } from "../../languages/language.ts"
import { message } from "../../languages/message.ts"
import type { EmailTokenPurpose } from "./email-token.ts"

/** A mail in plain text, to one address. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Who gets a mail, and in which language; null for English. */
export interface Recipient {
  readonly email: string
  readonly language: Language | null
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
const letters = {
  verify_email: "verifyEmail",
  reset_password: "resetPassword",
} as const satisfies Readonly<Record<EmailTokenPurpose, string>>

/** The paragraphs of a mail as its text. */
export const paragraphs = (...texts: readonly string[]): string => `${texts.join("\n\n")}\n`

/** The mail with a link that contains the token. `publicUrl` is the address of the service, without a final slash. */
export const linkMail = (
  purpose: EmailTokenPurpose,
  { email, language }: Recipient,
  publicUrl: string,
  token: string,
): Mail => {
  const letter = letters[purpose]
  const say = (part: "Subject" | "Before" | "After") => message(language ?? ENGLISH, "mails", `${letter}${part}`)
  const link = `${publicUrl}${linkPaths[purpose]}?token=${token}`
  return { to: email, subject: say("Subject"), text: paragraphs(say("Before"), link, say("After")) }
}

/** The mail about a provider that can sign in to an account from now on. The operator has named the provider. */
export const identityMail = ({ email, language }: Recipient, provider: string): Mail => {
  const own = language ?? ENGLISH
  const what = `${message(own, "mails", "identityWho", { provider })} ${message(own, "mails", "identityClaim")}`
  return {
    to: email,
    subject: message(own, "mails", "identitySubject"),
    text: paragraphs(what, message(own, "mails", "identityThen")),
  }
}
