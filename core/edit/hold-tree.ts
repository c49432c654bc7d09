import type { Context } from "../command.ts"
import type { TreeAccess } from "../domain/access.ts"
import type { PersonId } from "../domain/ids.ts"

/**
 * The tree of this person and the actor's role in it, held; null when there is no such person. Whoever holds a tree and persons of it holds the
 * tree first, so that nobody waits in a ring.
 */
export const holdTreeOf = async (
  { trees, persons, actor }: Pick<Context, "trees" | "persons" | "actor">,
  personId: PersonId,
): Promise<TreeAccess | null> => {
  const treeId = await persons.treeOf(personId)
  return treeId === null ? null : trees.hold(treeId, actor.userId)
}
