import { createTransport } from "nodemailer"
import type { Mailer } from "../../core/ports/mailer.ts"

/** A server that does not answer within this time is tried again later. */
const PATIENCE_MS = 20_000

export interface SmtpOptions {
  /** `smtp://user:password@host:port` (TLS when the server offers it), or `smtps:` for TLS from the first byte. */
  readonly url: string
  /** The sender: `Stemma <stemma@example.org>`. */
  readonly from: string
  /** Receives messages about mails that the server refuses for good, without addresses. */
  readonly log?: (message: string) => void
  /** Called after each try. A recipient that the server refuses for good is not tried again. */
  readonly onOutcome?: (outcome: "sent" | "refused" | "failed") => void
}

/** Sends mails by SMTP (RFC 5321), each on its own connection, because they are few. */
export const smtpMailer = ({ url, from, log = () => undefined, onOutcome = () => undefined }: SmtpOptions): Mailer => {
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
          // As an object it is one address, whatever characters it has.
          to: { name: "", address: to },
          subject,
          text,
          // RFC 3834: prevents automatic replies.
          headers: { "Auto-Submitted": "auto-generated" },
        })
        onOutcome("sent")
      } catch (error) {
        const isFinal = isRefusedForGood(error)
        onOutcome(isFinal ? "refused" : "failed")
        if (!isFinal) throw error
        log(`The mail server permanently refuses a recipient: ${error.responseCode}`)
      }
    },
  }
}

/** Connects to the mail server at this address, and signs in. Sends nothing. Throws if it cannot. */
export const checkSmtp = async (url: string): Promise<void> => {
  const transport = createTransport({ url, connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/**
 * A 5xx reply to the recipient. A 5xx reply to anything else (the sender, the sign-in) means that the settings are
 * wrong.
 */
const isRefusedForGood = (error: unknown): error is Error & { readonly responseCode: number } =>
  error instanceof Error &&
  "command" in error &&
  error.command === "RCPT TO" &&
  "responseCode" in error &&
  typeof error.responseCode === "number" &&
  error.responseCode >= 500
