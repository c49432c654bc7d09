import * as E from "fp-ts/lib/Either.js"
import { type Command, done, unchanged } from "../../use-case/command.ts"
import { revised } from "../../domain/lifecycle.ts"
import { withWritten, nameRead } from "../../domain/name-text/compose-name.ts"
import type { NameUpdate, NameRead } from "../../domain/name.ts"
import { fact } from "../../edit/fact.ts"
import { refreshAfterNames } from "../../edit/refresh-summary.ts"
import { editableName, type NameOfPerson } from "../../edit/editable-name.ts"

export interface UpdateName extends NameUpdate, NameOfPerson {}

/** An editor changes a name. */
export const updateName: Command<UpdateName, NameRead> = async (context, { personId, nameId, ifMatch, ...changes }) => {
  const found = await editableName(context, { personId, nameId, ifMatch })
  if (E.isLeft(found)) return found
  const { person, name: before } = found.right
  const after = revised(before, withWritten(before, changes), context.now)
  if (after === before) return unchanged(nameRead(before))
  await context.names.update(after)
  await refreshAfterNames(context, person)
  return done(nameRead(after), fact("name", "update", after))
}
