import { ownersAfter } from "../../domain/account/membership.ts"
import type { AuditFact } from "../../domain/audit/audit.ts"
import { revised } from "../../domain/lifecycle.ts"
import type { Membership, Tree } from "../../domain/tree.ts"
import type { Context } from "../../use-case/command.ts"
import { settleOwners } from "./settle-owners.ts"

/**
 * Ends a membership of an account that is being deleted, and returns the audit facts. If the user is the last owner of
 * the tree, the tree is deleted and the membership stays, so that the tree has an owner until its purge.
 */
export const leaveTree = async (
  { trees, memberships, invitations, links, questions, now, newId }: Context,
  { treeId, userId }: Membership,
): Promise<readonly AuditFact[]> => {
  const tree = (await trees.lock(treeId, userId))?.tree
  const membership = await memberships.find(treeId, userId)
  if (tree === undefined || membership === null) return []
  const owners = ownersAfter(await memberships.ofTree(treeId), userId, null)
  if (owners.length === 0) {
    if (tree.deletedAt !== null) return []
    await trees.update(revised<Tree>(tree, { deletedAt: now, deletionId: newId() }, now))
    return [{ action: "tree.delete", entityType: "tree", entityId: treeId, treeId }]
  }
  await memberships.remove(treeId, userId)
  await settleOwners({ trees, memberships, invitations, links, questions, now }, tree, owners)
  return [{ action: "membership.delete", entityType: "membership", entityId: userId, treeId }]
}
