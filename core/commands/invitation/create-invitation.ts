import * as E from "fp-ts/lib/Either.js"
import { treeForRole } from "../../domain/access.ts"
import {
  type Invitation,
  type InvitationCreate,
  invitationEnd,
  type InvitationRead,
  invitationRead,
  MOST_INVITATIONS,
} from "../../domain/invitation/invitation.ts"
import type { TreeId } from "../../domain/ids.ts"
import type { Tokens } from "../../ports/tokens.ts"
import { type Command, done } from "../../use-case/command.ts"

/** A new invitation. Only this answer contains the token. */
export type CreatedInvitation = InvitationRead & { readonly token: string }

/** An owner invites somebody to the tree, by a link and, with an address, by mail. */
export const createInvitation =
  ({
    tokens,
  }: {
    readonly tokens: Tokens
  }): Command<InvitationCreate & { readonly treeId: TreeId }, CreatedInvitation> =>
  async ({ trees, invitations, jobs, actor, now, newId }, { treeId, role, email = null }) => {
    const access = treeForRole(await trees.lock(treeId, actor.userId), "owner")
    if (E.isLeft(access)) return access
    if ((await invitations.countOfTree(treeId, now)) >= MOST_INVITATIONS) return E.left({ _tag: "TooManyInvitations" })
    const token = tokens.make()
    const invitation: Invitation = {
      id: newId(),
      treeId,
      role,
      email,
      tokenHash: tokens.hash(token),
      mailedTokenHash: null,
      createdAt: now,
      expiresAt: invitationEnd(now),
    }
    await invitations.insert(invitation)
    if (email !== null) await jobs.enqueue({ kind: "send_invitation_mail", invitationId: invitation.id })
    return done(
      { ...invitationRead(invitation), token },
      {
        action: "invitation.create",
        entityType: "invitation",
        entityId: invitation.id,
        treeId,
      },
    )
  }
