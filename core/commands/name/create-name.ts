import * as E from "fp-ts/lib/Either.js"
import { type Command, done } from "../../use-case/command.ts"
import type { PersonId } from "../../domain/ids.ts"
import type { NameCreate, NameRead } from "../../domain/name.ts"
import { nameRead } from "../../domain/name-text/compose-name.ts"
import { editable } from "../../edit/edit.ts"
import { fact } from "../../edit/fact.ts"
import { refreshAfterNames } from "../../edit/refresh-summary.ts"
import { newName } from "../../edit/new-name.ts"
import { demotePrimary } from "../../edit/demote-primary.ts"

export interface CreateName extends NameCreate {
  readonly personId: PersonId
}

/** An editor adds a name to a person. It can become the primary one. */
export const createName: Command<CreateName, NameRead> = async (context, { personId, ...fields }) => {
  const { names } = context
  const person = await editable(context, "person", personId, null)
  if (E.isLeft(person)) return person
  const name = newName(context, { treeId: person.right.treeId, personId }, fields)
  if (name.isPrimary) await demotePrimary(context, person.right)
  await names.insert([name])
  await refreshAfterNames(context, person.right)
  return done(nameRead(name), fact("name", "create", name))
}
