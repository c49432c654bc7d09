import * as E from "fp-ts/lib/Either.js"
import { type Command, doneAll, unchanged } from "../../use-case/command.ts"
import { notFound } from "../../domain/errors.ts"
import type { PersonId } from "../../domain/ids.ts"
import { isCircular } from "../../domain/lineage.ts"
import { editableTreeOf } from "../../edit/edit.ts"
import { fact } from "../../edit/fact.ts"
import { recallReferences } from "../../edit/person-references.ts"
import { refreshVitals } from "../../edit/refresh-summary.ts"
import { lockTreeOf } from "../../edit/lock-tree.ts"

export interface RestorePerson {
  readonly personId: PersonId
  readonly cascade: boolean
}

/**
 * An editor restores a deleted person with everything that the same deletion removed or cleared; with `cascade` all
 * persons of that deletion. Returns the number of restored persons.
 */
export const restorePerson: Command<RestorePerson, { readonly restored: number }> = async (
  context,
  { personId, cascade },
) => {
  const { trees, persons, relationships, deletions, now } = context
  const held = await lockTreeOf(context, personId)
  const person = await persons.find(personId)
  // Only the undo of a merge brings a merged person back.
  if (held === null || person === null || person.merged !== null) return E.left(notFound("person"))
  const access = await editableTreeOf(context, person, "person")
  if (E.isLeft(access)) return access
  const { treeId, deletionId } = person
  if (deletionId === null) return unchanged({ restored: 0 })

  const ids = cascade ? await deletions.personsOf(treeId, deletionId) : [personId]
  await deletions.restore("person", ids, { id: deletionId, treeId, at: now })
  // Relationships that were added in the meantime may form a loop with the restored ones.
  if (isCircular(await relationships.ancestry(treeId, ids))) return E.left({ _tag: "AncestryCycle" })
  await trees.countPersons(treeId, ids.length)
  await refreshVitals(context, treeId, [...ids, ...(await relationships.partnersOf(treeId, ids))])
  const recalled = await recallReferences(context, held.tree, ids)
  const back = (await persons.live(treeId, ids)).map((restored) => fact("person", "restore", restored))
  return doneAll({ restored: ids.length }, [...back, ...recalled])
}
