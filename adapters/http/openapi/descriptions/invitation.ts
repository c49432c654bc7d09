import { InvitationAccept, InvitationOpen } from "../../../../core/domain/account/account-input.ts"
import { InvitationCreate } from "../../../../core/domain/invitation/invitation.ts"
import { createdInvitation, invitationReply, openedInvitationReply } from "../../codecs/account/invitation.ts"
import { describe } from "./describe.ts"

const role = "The role that the invitation gives."
const email =
  "The e-mail address to which the link is mailed, and of the only account that can accept it. Null if the owner passes the link on."
const origin = {
  treeName: "The name of the tree.",
  invitedBy: "The display name of the owner who invites. Null if the owner has none.",
}
const mailedAt = "When the mail was sent, in UTC. Null if it was not sent yet, or if there is none."
const createdAt = "When the invitation was created, in UTC."
const expiresAt = "When the invitation ends, in UTC: 14 days after its creation."

/** The texts of invitations. */
export const invitationTexts = {
  ...describe(InvitationCreate, "A new invitation to a tree.", { role, email }),
  ...describe(invitationReply, "An open invitation to a tree.", {
    role,
    email,
    ...origin,
    mailedAt,
    createdAt,
    expiresAt,
  }),
  ...describe(openedInvitationReply, "An invitation as its link shows it.", { role, email, ...origin, expiresAt }),
  ...describe(InvitationOpen, "The link of an invitation.", { token: "The token in the link of the invitation." }),
  ...describe(createdInvitation, "A new invitation with its link.", {
    role,
    email,
    ...origin,
    mailedAt,
    createdAt,
    expiresAt,
    url: "The link of the invitation, which works once. It is shown only here, and verifies no address.",
  }),
  ...describe(InvitationAccept, "The acceptance of an invitation.", {
    token: "The token in the link of the invitation.",
  }),
}
