import * as E from "fp-ts/lib/Either.js"
import { type Command, done, unchanged } from "../../command.ts"
import { changedPerson } from "../../domain/changed-person.ts"
import type { PersonId } from "../../domain/ids.ts"
import { revised } from "../../domain/lifecycle.ts"
import type { PersonRead } from "../../domain/person.ts"
import type { PersonUpdate } from "../../domain/person-input.ts"
import { fullPerson } from "../../domain/privacy.ts"
import { editable } from "../../edit/edit.ts"
import { fact } from "../../edit/fact.ts"
import type { ExpectedVersions } from "../../domain/expected-versions.ts"

export interface UpdatePerson extends PersonUpdate {
  readonly personId: PersonId
  readonly ifMatch: ExpectedVersions
}

/** An editor changes what is said of a person; given name and surname are those of the primary name. */
export const updatePerson: Command<UpdatePerson, PersonRead> = async (
  context,
  { personId, ifMatch, givenName, surname, ...facts },
) => {
  const { persons, names, now } = context
  const found = await editable(context, persons, personId, ifMatch, "person")
  if (E.isLeft(found)) return found
  const before = found.right

  const namesNow = await Promise.all(
    (await names.ofPerson(before.treeId, personId)).map(async (name) => {
      const next = name.isPrimary ? revised(name, { givenName, surname }, now) : name
      if (next !== name) await names.update(next)
      return next
    }),
  )
  const after = changedPerson(before, facts, namesNow, now)
  const read = fullPerson({ year: now.getUTCFullYear() }, { ...after, names: namesNow })
  if (after === before) return unchanged(read)
  await persons.update(after)
  return done(read, fact("person", "update", before, after))
}
