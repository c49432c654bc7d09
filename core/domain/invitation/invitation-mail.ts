import { ENGLISH, type Language } from "../../languages/language.ts"
import { message } from "../../languages/message.ts"
import { type Mail, paragraphs } from "../account/mail.ts"
import { quotedInMail } from "../account/quoted-in-mail.ts"
import type { Role } from "../tree.ts"
import type { InvitationOrigin } from "./invitation.ts"

/** What the mail of an invitation says. */
export interface InvitationLetter extends InvitationOrigin {
  readonly to: string
  readonly role: Role
  /** The language of its maker; null for English. */
  readonly language: Language | null
}

const terms = {
  viewer: "invitationAsViewer",
  editor: "invitationAsEditor",
  owner: "invitationAsOwner",
} as const satisfies Readonly<Record<Role, string>>

/** The mail with the link of an invitation. It names the tree and the owner, in words that cannot mislead its reader. */
export const invitationMail = (letter: InvitationLetter, link: string): Mail => {
  const { to, role, invitedBy } = letter
  const language = letter.language ?? ENGLISH
  const tree = quotedInMail(letter.treeName)
  const invited =
    invitedBy === null
      ? message(language, "mails", "invitationFromOwner", { tree })
      : message(language, "mails", "invitationFrom", { inviter: quotedInMail(invitedBy), tree })
  return {
    to,
    subject: message(language, "mails", "invitationSubject"),
    text: paragraphs(
      `${invited} ${message(language, "mails", terms[role])}`,
      message(language, "mails", "invitationBefore"),
      link,
      message(language, "mails", "invitationAfter"),
    ),
  }
}
