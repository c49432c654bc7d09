import * as E from "fp-ts/lib/Either.js"
import { treeForRole } from "../../domain/access.ts"
import { type InvitationRead, invitationRead } from "../../domain/invitation/invitation.ts"
import type { TreeId } from "../../domain/ids.ts"
import type { Query } from "../../use-case/query.ts"
import { type Listing, once } from "../../view/listing.ts"

/** The open invitations of a tree, oldest first, for its owners. */
export const listInvitations: Query<{ readonly treeId: TreeId }, Listing<InvitationRead>> = async (
  { trees, invitations, now },
  reader,
  { treeId },
) => {
  const access = treeForRole(await trees.byId(treeId, reader.userId), "owner")
  if (E.isLeft(access)) return access
  const open = await invitations.ofTree(treeId, now)
  const treeName = access.right.tree.name
  const items = open.map((invitation) => invitationRead(invitation, { treeName, invitedBy: invitation.invitedBy }))
  return E.right({ items: once(items), next: null })
}
