import { ownerOf } from "../../domain/account/membership.ts"
import type { UserId } from "../../domain/ids.ts"
import { revised } from "../../domain/lifecycle.ts"
import type { Membership, Tree } from "../../domain/tree.ts"
import type { Context } from "../../use-case/command.ts"

/** The stores of what depends on the members of a tree. */
export type OwnerStores = Pick<Context, "trees" | "memberships" | "invitations" | "links" | "questions" | "now">

/**
 * Settles what depends on who owns the locked tree, after its members have changed. The tree names `preferred` if it is
 * one of the owners, otherwise the one with the oldest membership. The invitations of all others end: a former owner
 * could come back by one, or send one to others. So do the links of members who may not make them any more, and the questions of
 * those who are no members any more.
 */
export const settleOwners = async (
  { trees, memberships, invitations, links, questions, now }: OwnerStores,
  tree: Tree,
  owners: readonly Membership[],
  preferred: UserId = tree.ownerId,
): Promise<void> => {
  const idsOf = (members: readonly Membership[]) => members.map(({ userId }) => userId)
  const members = await memberships.ofTree(tree.id)
  const editors = members.filter(({ role }) => role === "editor")
  await invitations.removeOfOthers(tree.id, idsOf(owners))
  await links.removeOfOthers(tree.id, { owners: idsOf(owners), editors: idsOf(editors) })
  await questions.endOfOthers(tree.id, idsOf(members), now)
  const after = revised(tree, { ownerId: ownerOf(owners, preferred) }, now)
  if (after !== tree) await trees.update(after)
}
