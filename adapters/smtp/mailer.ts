import { createTransport } from "nodemailer"
import type { Mailer } from "../../core/ports/mailer.ts"

/** A server that does not answer within this time is tried again later. */
const PATIENCE_MS = 20_000

export interface SmtpOptions {
  /** `smtp://user:password@host:port` (TLS when the server offers it), or `smtps:` for TLS from the first byte. */
  readonly url: string
  /** Who mails are from: `Stemma <stemma@example.org>`. */
  readonly from: string
  /** Told of mails that the server will never take. Addresses are not told. */
  readonly log?: (message: string) => void
}

/** Mails by SMTP (RFC 5321), each on a connection of its own: they are few. */
export const smtpMailer = ({ url, from, log = () => undefined }: SmtpOptions): Mailer => {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ to, subject, text }) => {
      try {
        await transport.sendMail({
          from,
          // As an object it is one address, whatever it looks like.
          to: { name: "", address: to },
          subject,
          text,
          // RFC 3834: nobody's holiday notice need answer this.
          headers: { "Auto-Submitted": "auto-generated" },
        })
      } catch (error) {
        if (!isRefusedForGood(error)) throw error
        log(`The mail server refuses a recipient for good: ${error.responseCode}`)
      }
    },
  }
}

/** A reply of the 500s to the recipient; to anything else of ours (the sender, the sign-in) it is the settings that are wrong. */
const isRefusedForGood = (error: unknown): error is Error & { readonly responseCode: number } =>
  error instanceof Error &&
  "command" in error &&
  error.command === "RCPT TO" &&
  "responseCode" in error &&
  typeof error.responseCode === "number" &&
  error.responseCode >= 500
