import * as E from "fp-ts/lib/Either.js"
import { treeForRole } from "../../domain/access.ts"
import { notFound } from "../../domain/errors.ts"
import { type InvitationRead, invitationRead } from "../../domain/invitation/invitation.ts"
import type { InvitationId, TreeId } from "../../domain/ids.ts"
import type { Query } from "../../use-case/query.ts"

export interface GetInvitation {
  readonly treeId: TreeId
  readonly invitationId: InvitationId
}

/** An open invitation of a tree, for its owners. A tree has at most a hundred of them. */
export const getInvitation: Query<GetInvitation, InvitationRead> = async (
  { trees, invitations, now },
  reader,
  { treeId, invitationId },
) => {
  const access = treeForRole(await trees.byId(treeId, reader.userId), "owner")
  if (E.isLeft(access)) return access
  const invitation = (await invitations.ofTree(treeId, now)).find(({ id }) => id === invitationId)
  if (invitation === undefined) return E.left(notFound("invitation"))
  const treeName = access.right.tree.name
  return E.right(invitationRead(invitation, { treeName, invitedBy: invitation.invitedBy }))
}
