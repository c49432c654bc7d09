import type { AuditFact } from "../../domain/audit/audit.ts"
import type { PersonId } from "../../domain/ids.ts"
import { revised } from "../../domain/lifecycle.ts"
import type { Tree } from "../../domain/tree.ts"
import type { Context } from "../../use-case/command.ts"

/**
 * Makes the first person of a file the home person of a tree that had none before the import: programs usually write
 * the person with whom they start first. Returns the audit facts; none if the tree has a home person.
 */
export const chooseHome = async (
  { trees, actor, now }: Pick<Context, "trees" | "actor" | "now">,
  before: Tree,
  first: PersonId | null,
): Promise<readonly AuditFact[]> => {
  if (first === null || before.homePersonId !== null) return []
  const tree = (await trees.lock(before.id, actor.userId))?.tree ?? null
  if (tree === null || tree.homePersonId !== null) return []
  await trees.update(revised(tree, { homePersonId: first, formerHomePersonId: null }, now))
  return [{ action: "tree.update", entityType: "tree", entityId: tree.id, treeId: tree.id }]
}
