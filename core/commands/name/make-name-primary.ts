import * as E from "fp-ts/lib/Either.js"
import { type Command, done, unchanged } from "../../use-case/command.ts"
import { revised } from "../../domain/lifecycle.ts"
import type { NameRead } from "../../domain/name.ts"
import { nameRead } from "../../domain/name-text/compose-name.ts"
import { fact } from "../../edit/fact.ts"
import { refreshAfterNames } from "../../edit/refresh-summary.ts"
import { editableName, type NameOfPerson } from "../../edit/editable-name.ts"
import { demotePrimary } from "../../edit/demote-primary.ts"

/** An editor makes this name the primary one of its person. */
export const makeNamePrimary: Command<NameOfPerson, NameRead> = async (context, input) => {
  const found = await editableName(context, input)
  if (E.isLeft(found)) return found
  const { person, name: before } = found.right
  if (before.isPrimary) return unchanged(nameRead(before))
  const after = revised(before, { isPrimary: true }, context.now)
  await demotePrimary(context, person)
  await context.names.update(after)
  await refreshAfterNames(context, person)
  return done(nameRead(after), fact("name", "make_primary", after))
}
