import { ownerOf } from "../../domain/account/membership.ts"
import type { UserId } from "../../domain/ids.ts"
import { revised } from "../../domain/lifecycle.ts"
import type { Membership, Tree } from "../../domain/tree.ts"
import type { Context } from "../../use-case/command.ts"

/**
 * Settles what depends on who owns the locked tree, after its members have changed. The tree names `preferred` if it is
 * one of the owners, otherwise the one with the oldest membership. The invitations of everybody else end: a former owner
 * could come back by one, or send one to others.
 */
export const settleOwners = async (
  { trees, invitations, now }: Pick<Context, "trees" | "invitations" | "now">,
  tree: Tree,
  owners: readonly Membership[],
  preferred: UserId = tree.ownerId,
): Promise<void> => {
  await invitations.removeOfOthers(
    tree.id,
    owners.map(({ userId }) => userId),
  )
  const after = revised(tree, { ownerId: ownerOf(owners, preferred) }, now)
  if (after !== tree) await trees.update(after)
}
