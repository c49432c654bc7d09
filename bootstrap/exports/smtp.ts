/** The public interface of `stemma/smtp`: mails by an SMTP server. */
export { smtpMailer, type SmtpOptions } from "../../adapters/smtp/mailer.ts"
