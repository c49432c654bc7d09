import * as E from "fp-ts/lib/Either.js"
import type { PersonId } from "../../domain/ids.ts"
import type { PersonRead } from "../../domain/person.ts"
import type { Query } from "../../use-case/query.ts"
import { readablePerson } from "../../view/readable/readable-person.ts"

/** One person with their names. */
export const getPerson: Query<{ readonly personId: PersonId }, PersonRead> = async (context, reader, { personId }) => {
  const seen = await readablePerson(context, reader, personId)
  return E.isLeft(seen) ? seen : E.right(seen.right.person)
}
