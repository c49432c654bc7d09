import * as E from "fp-ts/lib/Either.js"
import { type Command, doneAll } from "../../use-case/command.ts"
import { notFound } from "../../domain/errors.ts"
import type { PersonId } from "../../domain/ids.ts"
import { editable } from "../../edit/edit.ts"
import { fact } from "../../edit/fact.ts"
import { clearReferences } from "../../edit/person-references.ts"
import { refreshVitals } from "../../edit/refresh-summary.ts"
import { lockTreeOf } from "../../edit/lock-tree.ts"
import type { ExpectedVersions } from "../../domain/expected-versions.ts"

export interface DeletePerson {
  readonly personId: PersonId
  readonly ifMatch: ExpectedVersions
  readonly cascade: boolean
}

/**
 * An editor deletes a person and everything that depends on them; with `cascade` all descendants too. Returns the
 * number of deleted persons.
 */
export const deletePerson: Command<DeletePerson, { readonly deleted: number }> = async (
  context,
  { personId, ifMatch, cascade },
) => {
  const { trees, persons, relationships, deletions, now, newId } = context
  const held = await lockTreeOf(context, personId)
  if (held === null) return E.left(notFound("person"))
  const found = await editable(context, "person", personId, ifMatch)
  if (E.isLeft(found)) return found
  const { tree } = held
  const treeId = tree.id

  const descendants = cascade ? await persons.live(treeId, await persons.descendantIds(treeId, personId)) : []
  const ids = [personId, ...descendants.map(({ id }) => id)]
  const partners = await relationships.partnersOf(treeId, ids)
  await deletions.remove("person", ids, { id: newId(), treeId, at: now })
  await refreshVitals(context, treeId, partners)
  const cleared = await clearReferences(context, tree, ids)
  await trees.countPersons(treeId, -ids.length)
  const facts = [found.right, ...descendants].map((person) => fact("person", "delete", person))
  return doneAll({ deleted: ids.length }, [...facts, ...cleared])
}
