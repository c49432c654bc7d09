import type { Mail } from "../account/mail.ts"

/** The mail to an owner about a webhook that was switched off. Like every mail it contains no text of users. */
export const webhookMail = (to: string): Mail => ({
  to,
  subject: "A webhook of your tree on Stemma was switched off",
  text:
    "The receiver of a webhook did not accept a change of your tree for 24 hours. The webhook gets no more " +
    "changes.\n\nThe list of its deliveries shows what went wrong. Switch the webhook on again when the receiver " +
    "works: it then gets the changes that came after the one that was given up.\n",
})
