import type { Context } from "../use-case/command.ts"
import type { TreeAccess } from "../domain/access.ts"
import type { PersonId } from "../domain/ids.ts"

/**
 * The tree of this person and the actor's role in it, locked; null if there is no such person. Lock order: tree
 * before persons. Every command that locks both must follow it, or two commands can deadlock.
 */
export const lockTreeOf = async (
  { trees, persons, actor }: Pick<Context, "trees" | "persons" | "actor">,
  personId: PersonId,
): Promise<TreeAccess | null> => {
  const treeId = await persons.treeOf(personId)
  return treeId === null ? null : trees.lock(treeId, actor.userId)
}
