import * as E from "fp-ts/lib/Either.js"
import type { Context, Done } from "../use-case/command.ts"
import { changedPerson } from "../domain/changed-person.ts"
import type { DomainError } from "../domain/errors.ts"
import type { PersonId, TreeId } from "../domain/ids.ts"
import type { Person, PersonFacts } from "../domain/person.ts"
import { editableTree } from "../edit/edit.ts"
import { fact } from "../edit/fact.ts"
import { type CleanupResult, cleanupDone, type Selection, selectionFault } from "./cleanup-result.ts"

/**
 * Changes many persons as `updatePerson` changes one, with a fixed number of statements. If one of them does not
 * exist, none is changed.
 */
export const changePersons = async (
  context: Context,
  treeId: TreeId,
  selection: Selection<PersonId>,
  factsFor: (person: Person) => Partial<PersonFacts>,
): Promise<E.Either<DomainError, Done<CleanupResult<PersonId>>>> => {
  const { persons, names, now } = context
  const ids = [...new Set(selection.ids)]
  const access = await editableTree(context, treeId)
  if (E.isLeft(access)) return access
  const found = new Map((await persons.live(treeId, ids)).map((person) => [person.id, person]))
  const fault = selectionFault(selection, found)
  if (fault !== null) return E.left(fault)

  const namesOf = Map.groupBy(await names.ofPersons(treeId, ids), ({ personId }) => personId)
  const pairs = [...found.values()].map((before) => ({
    before,
    after: changedPerson(before, factsFor(before), { names: namesOf.get(before.id) ?? [] }, now),
  }))
  const changed = pairs.filter(({ before, after }) => after !== before)
  await persons.updateMany(changed.map(({ after }) => after))
  const written = new Set(changed.map(({ after }) => after.id))
  return cleanupDone(
    changed.map(({ after }) => fact("person", "update", after)),
    ids.filter((id) => !written.has(id)),
  )
}
