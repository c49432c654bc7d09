import * as t from "io-ts"
import { instant, nullable, oneOf, type Wire, wire } from "../../../../core/codec/wire.ts"
import type { InvitationRead, OpenedInvitation } from "../../../../core/domain/invitation/invitation.ts"
import { InvitationId } from "../../../../core/domain/ids.ts"
import { createdWithoutLocation } from "../../response/json-replies.ts"
import type { Reply } from "../../answer/reply.ts"
import { roles } from "../../../../core/domain/tree.ts"

const fields = {
  id: InvitationId,
  role: oneOf(roles),
  email: nullable(t.string),
  treeName: t.string,
  invitedBy: nullable(t.string),
  mailedAt: nullable(instant),
  createdAt: instant,
  expiresAt: instant,
}

export const invitationReply: Wire<InvitationRead> = wire("InvitationRead", fields)

export const openedInvitationReply: Wire<OpenedInvitation> = wire("OpenedInvitation", {
  treeName: t.string,
  invitedBy: nullable(t.string),
  role: oneOf(roles),
  email: nullable(t.string),
  expiresAt: instant,
})

/** A new invitation with its link. */
export type LinkedInvitation = InvitationRead & { readonly url: string }

export const createdInvitation: Wire<LinkedInvitation> = wire("CreatedInvitation", { ...fields, url: t.string })

const created = createdWithoutLocation(createdInvitation)

/** A new invitation, below the address of the list. Its link is a secret that only this answer has. */
export const createdInvitationReply: Reply<LinkedInvitation> = {
  ...created,
  headers: ["Location"],
  isSecret: true,
  answer: (value, to) => ({ ...created.answer(value, to), location: `${to.path}/${value.id}` }),
}
