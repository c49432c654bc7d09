import type { Mail } from "../domain/account/mail.ts"

/** Sends mails. */
export interface Mailer {
  /**
   * Resolves when the next server has accepted the mail, or has refused its recipient permanently. Throws if
   * another attempt may succeed.
   */
  send(mail: Mail): Promise<void>
}
