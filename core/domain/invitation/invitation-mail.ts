import type { Mail } from "../account/mail.ts"
import { quotedInMail } from "../account/quoted-in-mail.ts"
import type { Role } from "../tree.ts"
import type { InvitationOrigin } from "./invitation.ts"

/** What the mail of an invitation says. */
export interface InvitationLetter extends InvitationOrigin {
  readonly to: string
  readonly role: Role
}

const allowed: Readonly<Record<Role, string>> = {
  viewer: "viewer (you can read it)",
  editor: "editor (you can read and change it)",
  owner: "owner (you can do everything, as the other owners can)",
}

/** The mail with the link of an invitation. It names the tree and the owner, in words that cannot mislead its reader. */
export const invitationMail = ({ to, role, treeName, invitedBy }: InvitationLetter, link: string): Mail => {
  const inviter = invitedBy === null ? "An owner of the tree" : `"${quotedInMail(invitedBy)}"`
  const invited = `${inviter} invites you to the family tree "${quotedInMail(treeName)}" on Stemma.`
  const terms = `Your role there: ${allowed[role]}.`
  return {
    to,
    subject: "You are invited to a family tree on Stemma",
    text:
      `${invited} ${terms}\n\nTo accept, open this link within 14 days:\n\n${link}\n\nThe link works once, for this ` +
      `e-mail address. If you do not expect an invitation, ignore this mail.\n`,
  }
}
