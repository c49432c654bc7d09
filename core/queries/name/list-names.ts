import * as E from "fp-ts/lib/Either.js"
import type { PersonId } from "../../domain/ids.ts"
import type { NameRead } from "../../domain/name.ts"
import { type Listing, once } from "../../view/listing.ts"
import type { Query } from "../../query.ts"
import { readablePerson } from "../../view/readable-person.ts"

/** The names of a person, by id; none of a redacted one. */
export const listNames: Query<{ readonly personId: PersonId }, Listing<NameRead>> = async (
  context,
  reader,
  { personId },
) => {
  const seen = await readablePerson(context, reader, personId)
  return E.isLeft(seen) ? seen : E.right({ items: once(seen.right.person.names ?? []), next: null })
}
