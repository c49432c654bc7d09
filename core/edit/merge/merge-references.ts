import type { AuditFact } from "../../domain/audit/audit.ts"
import { revised } from "../../domain/lifecycle.ts"
import type { MergedPair } from "../../domain/merge/merge-edges.ts"
import type { Tree } from "../../domain/tree.ts"
import type { Context } from "../../use-case/command.ts"
import { homeFact, selfFact } from "../person-references.ts"

/**
 * Puts the kept person in the place of the merged one as home person of this locked tree and as self person of accounts.
 * Returns the audit facts.
 */
export const moveReferences = async (
  { trees, users, now }: Pick<Context, "trees" | "users" | "now">,
  tree: Tree,
  { keptId, fromId }: MergedPair,
): Promise<readonly AuditFact[]> => {
  const moved = (await users.moveSelf(fromId, keptId)).map(selfFact)
  if (tree.homePersonId !== fromId) return moved
  const after = revised<Tree>(tree, { homePersonId: keptId }, now)
  await trees.update(after)
  return [...moved, homeFact(after)]
}
