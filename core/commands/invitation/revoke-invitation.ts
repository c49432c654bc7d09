import * as E from "fp-ts/lib/Either.js"
import { treeForRole } from "../../domain/access.ts"
import { notFound } from "../../domain/errors.ts"
import type { InvitationId, TreeId } from "../../domain/ids.ts"
import { type Command, done } from "../../use-case/command.ts"

export interface RevokeInvitation {
  readonly treeId: TreeId
  readonly invitationId: InvitationId
}

/** An owner revokes an open invitation. Its links stop working at once. */
export const revokeInvitation: Command<RevokeInvitation, null> = async (
  { trees, invitations, actor },
  { treeId, invitationId },
) => {
  const access = treeForRole(await trees.lock(treeId, actor.userId), "owner")
  if (E.isLeft(access)) return access
  const invitation = await invitations.find(invitationId)
  if (invitation === null || invitation.treeId !== treeId) return E.left(notFound("invitation"))
  if (!(await invitations.remove(invitationId))) return E.left(notFound("invitation"))
  return done(null, {
    action: "invitation.delete",
    entityType: "invitation",
    entityId: invitationId,
    treeId,
  })
}
