import * as E from "fp-ts/lib/Either.js"
import { type Command, done } from "../../use-case/command.ts"
import { notFound } from "../../domain/errors.ts"
import type { NameRead } from "../../domain/name.ts"
import { nameRead } from "../../domain/name-text/compose-name.ts"
import type { NameOfPerson } from "../../edit/editable-name.ts"
import { fact } from "../../edit/fact.ts"
import { refreshAfterNames } from "../../edit/refresh-summary.ts"
import { restoreWithDependents, restorable } from "../../edit/restorable.ts"

/** An editor restores a deleted name. It is not primary, because another name is. */
export const restoreName: Command<Pick<NameOfPerson, "personId" | "nameId">, NameRead> = async (
  context,
  { personId, nameId },
) => {
  const { persons, names } = context
  const found = await restorable(context, names, nameId, "name")
  if (E.isLeft(found)) return found
  const before = found.right
  const person = await persons.find(personId)
  if (before.personId !== personId || person === null) return E.left(notFound("name"))
  if (before.isPrimary) await names.update({ ...before, isPrimary: false })
  const name = await restoreWithDependents(context, names, before, "name")
  await refreshAfterNames(context, person)
  return done(nameRead(name), fact("name", "restore", name))
}
