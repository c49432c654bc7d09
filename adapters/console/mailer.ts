import type { Mail } from "../../core/domain/mail.ts"
import type { Mailer } from "../../core/ports/mailer.ts"

/** Shows mails to whoever looks at the log, instead of sending them: their links work all the same. */
export const consoleMailer = (show: (mail: Mail) => void): Mailer => ({ send: async (mail) => show(mail) })
