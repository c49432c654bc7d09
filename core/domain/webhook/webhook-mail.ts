import { ENGLISH } from "../../languages/language.ts"
import { message } from "../../languages/message.ts"
import { type Mail, paragraphs, type Recipient } from "../account/mail.ts"

/** The mail to an owner about a webhook that was switched off. Like every mail it contains no text of users. */
export const webhookMail = ({ email, language }: Recipient): Mail => {
  const own = language ?? ENGLISH
  return {
    to: email,
    subject: message(own, "mails", "webhookSubject"),
    text: paragraphs(message(own, "mails", "webhookWhat"), message(own, "mails", "webhookThen")),
  }
}
