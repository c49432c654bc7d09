import * as E from "fp-ts/lib/Either.js"
import { type Command, done } from "../../use-case/command.ts"
import { revised } from "../../domain/lifecycle.ts"
import { fact } from "../../edit/fact.ts"
import { refreshAfterNames } from "../../edit/refresh-summary.ts"
import { editableName, type NameOfPerson } from "../../edit/editable-name.ts"

/**
 * An editor deletes a name that is not the person's last. If it was primary, the earliest other name becomes
 * primary.
 */
export const deleteName: Command<NameOfPerson, null> = async (context, input) => {
  const found = await editableName(context, input)
  if (E.isLeft(found)) return found
  const { names, deletions, now, newId } = context
  const { person, name } = found.right
  const { treeId } = person
  const next = (await names.ofPerson(treeId, person.id)).find(({ id }) => id !== name.id)
  if (next === undefined) return E.left({ _tag: "LastName" })
  await deletions.remove("name", [name.id], { id: newId(), treeId, at: now })
  if (name.isPrimary) await names.update(revised(next, { isPrimary: true }, now))
  await refreshAfterNames(context, person)
  return done(null, fact("name", "delete", name))
}
