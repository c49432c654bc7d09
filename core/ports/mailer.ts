import type { Mail } from "../domain/mail.ts"

/** The way out for mails. */
export interface Mailer {
  /** Resolves when the next server has taken the mail, or has refused its recipient for good; throws when it may well be taken later. */
  send(mail: Mail): Promise<void>
}
