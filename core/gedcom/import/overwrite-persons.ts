import type { Context } from "../../use-case/command.ts"
import type { AuditFact } from "../../domain/audit/audit.ts"
import type { PersonId } from "../../domain/ids.ts"
import type { Tree } from "../../domain/tree.ts"
import { refreshVitals } from "../../edit/refresh-summary.ts"
import { fact } from "../../edit/fact.ts"
import { clearReferences } from "../../edit/person-references.ts"

/** Deletes the persons that a file replaces, with their dependent rows, as one deletion. */
export const deleteOverwritten = async (
  context: Context,
  tree: Tree,
  ids: readonly PersonId[],
): Promise<readonly AuditFact[]> => {
  const { trees, persons, relationships, deletions, now, newId } = context
  if (ids.length === 0) return []
  const partners = await relationships.partnersOf(tree.id, ids)
  const gone = await persons.live(tree.id, ids)
  await deletions.remove("person", ids, { id: newId(), treeId: tree.id, at: now })
  await refreshVitals(context, tree.id, partners)
  const cleared = await clearReferences(context, tree, ids)
  await trees.countPersons(tree.id, -gone.length)
  return [...gone.map((person) => fact("person", "delete", person)), ...cleared]
}
