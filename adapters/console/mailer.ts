import type { Mail } from "../../core/domain/account/mail.ts"
import type { Mailer } from "../../core/ports/mailer.ts"

/** Writes mails to the log instead of sending them. Their links work. */
export const consoleMailer = (show: (mail: Mail) => void): Mailer => ({ send: async (mail) => show(mail) })
