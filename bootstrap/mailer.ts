import type { Logger } from "pino"
import { consoleMailer } from "../adapters/console/mailer.ts"
import { smtpMailer } from "../adapters/smtp/mailer.ts"
import type { Metrics } from "../adapters/http/host/metrics.ts"
import type { Mailer } from "../core/ports/mailer.ts"
import type { Config } from "./config.ts"

/** Sends mails to the server at `SMTP_URL`, whose outcomes are counted, or writes them to the log. */
export const mailerOf = ({ mail }: Config, log: Logger, onOutcome: Metrics["countMail"]): Mailer =>
  mail === null
    ? consoleMailer((unsent) => log.info({ mail: unsent }, "SMTP_URL is not set, so the mail is logged instead"))
    : smtpMailer({ ...mail, log: (message) => log.warn(message), onOutcome })
