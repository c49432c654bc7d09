import * as E from "fp-ts/lib/Either.js"
import type { PersonId } from "../../domain/ids.ts"
import type { Query } from "../../use-case/query.ts"
import { readablePerson } from "../../view/readable/readable-person.ts"

/**
 * The person into whom this one was merged, at the end of all merges, if the reader sees the kept one; otherwise null.
 * An id that nothing has is looked up in the same way, so that it takes as long.
 */
export const findKeptPerson: Query<{ readonly personId: PersonId }, PersonId | null> = async (
  context,
  reader,
  { personId },
) => {
  const kept = await context.persons.keptFor(personId)
  const seen = await readablePerson(context, reader, kept ?? personId)
  return E.right(E.isRight(seen) ? kept : null)
}
