import type { Context } from "../../command.ts"
import type { AuditFact } from "../../domain/audit.ts"
import { revised } from "../../domain/lifecycle.ts"
import type { PersonId } from "../../domain/ids.ts"
import type { Tree } from "../../domain/tree.ts"
import { fact } from "../../edit/fact.ts"

/** Deletes those whom a file brings anew, with what hangs on them, as one deletion. */
export const deleteOverwritten = async (
  { trees, persons, users, deletions, now, newId }: Context,
  tree: Tree,
  ids: readonly PersonId[],
): Promise<readonly AuditFact[]> => {
  if (ids.length === 0) return []
  const gone = await persons.live(tree.id, ids)
  await deletions.remove("person", ids, { id: newId(), treeId: tree.id, at: now })
  await users.forgetSelf(ids)
  if (ids.some((id) => id === tree.homePersonId)) await trees.update(revised(tree, { homePersonId: null }, now))
  await trees.countPersons(tree.id, -gone.length)
  return gone.map((person) => fact("person", "delete", person, null))
}
