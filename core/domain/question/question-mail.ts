import { languageFor } from "../../languages/language.ts"
import { message } from "../../languages/message.ts"
import { type Mail, paragraphs } from "../account/mail.ts"
import { quotedInMail } from "../account/quoted-in-mail.ts"

/** What the mail of a question says. */
export interface QuestionLetter {
  readonly to: string
  /** The display name of the member who asks. */
  readonly askedBy: string | null
  /** The language of the question, a tag of BCP 47. */
  readonly language: string
}

/**
 * The mail with the address of a question. It names the member who asks. The question itself is only at the address: the
 * text of a member in a mail of the service could mislead its reader.
 */
export const questionMail = ({ to, askedBy, language: tag }: QuestionLetter, link: string): Mail => {
  const language = languageFor(tag)
  const asks =
    askedBy === null
      ? message(language, "mails", "questionFromRelative")
      : message(language, "mails", "questionFrom", { asker: quotedInMail(askedBy) })
  return {
    to,
    subject: message(language, "mails", "questionSubject"),
    text: paragraphs(
      asks,
      message(language, "mails", "questionBefore"),
      link,
      message(language, "mails", "questionAfter"),
    ),
  }
}
