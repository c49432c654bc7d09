import { InvitationAccept } from "../../../../core/domain/account/account-input.ts"
import { InvitationCreate } from "../../../../core/domain/invitation/invitation.ts"
import { createdInvitationReply, invitationReply } from "../../replies/invitation.ts"
import { describe } from "./describe.ts"

const role = "The role that the invitation gives."
const email = "The e-mail address to which the link is mailed. Null if the owner passes the link on."
const createdAt = "When the invitation was created, in UTC."
const expiresAt = "When the invitation ends, in UTC: 14 days after its creation."

/** The texts of invitations. */
export const invitationTexts = {
  ...describe(InvitationCreate, "A new invitation to a tree.", { role, email }),
  ...describe(invitationReply, "An open invitation to a tree.", { role, email, createdAt, expiresAt }),
  ...describe(createdInvitationReply, "A new invitation with its link.", {
    role,
    email,
    createdAt,
    expiresAt,
    url: "The link of the invitation, which works once. It is shown only here.",
  }),
  ...describe(InvitationAccept, "The acceptance of an invitation.", {
    token: "The token in the link of the invitation.",
  }),
}
