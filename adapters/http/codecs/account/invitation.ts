import * as t from "io-ts"
import { instant, nullable, oneOf, type Wire, wire } from "../../../../core/codec/wire.ts"
import type { InvitationRead, OpenedInvitation } from "../../../../core/domain/invitation/invitation.ts"
import { InvitationId } from "../../../../core/domain/ids.ts"
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

export const createdInvitationReply: Wire<LinkedInvitation> = wire("CreatedInvitation", { ...fields, url: t.string })
