import { ownerOf } from "../../domain/account/membership.ts"
import type { UserId } from "../../domain/ids.ts"
import { revised } from "../../domain/lifecycle.ts"
import type { Membership, Tree } from "../../domain/tree.ts"
import type { Context } from "../../use-case/command.ts"

/**
 * Stores which of these owners the locked tree names: `preferred` if it is one of them, otherwise the one with the
 * oldest membership.
 */
export const nameOwner = async (
  { trees, now }: Pick<Context, "trees" | "now">,
  tree: Tree,
  owners: readonly Membership[],
  preferred: UserId = tree.ownerId,
): Promise<void> => {
  const after = revised(tree, { ownerId: ownerOf(owners, preferred) }, now)
  if (after !== tree) await trees.update(after)
}
