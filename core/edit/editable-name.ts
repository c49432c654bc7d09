import * as E from "fp-ts/lib/Either.js"
import type { Context } from "../use-case/command.ts"
import { type DomainError, notFound } from "../domain/errors.ts"
import type { NameId, PersonId } from "../domain/ids.ts"
import type { Name } from "../domain/name.ts"
import type { Person } from "../domain/person.ts"
import { editable } from "./edit.ts"
import type { ExpectedVersions } from "../domain/expected-versions.ts"

/** A name of a person. */
export interface NameOfPerson {
  readonly personId: PersonId
  readonly nameId: NameId
  readonly ifMatch?: ExpectedVersions | undefined
}

/**
 * The live name and its person, both locked, if the actor may edit them. The person is locked first, so the names
 * of a person change one at a time.
 */
export const editableName = async (
  context: Context,
  { personId, nameId, ifMatch }: NameOfPerson,
): Promise<E.Either<DomainError, { readonly person: Person; readonly name: Name }>> => {
  const person = await editable(context, "person", personId, null)
  if (E.isLeft(person)) return person
  const name = await editable(context, "name", nameId, ifMatch ?? null)
  if (E.isLeft(name)) return name
  return name.right.personId === personId
    ? E.right({ person: person.right, name: name.right })
    : E.left(notFound("name"))
}
