import * as E from "fp-ts/lib/Either.js"
import type { PersonId } from "../../domain/ids.ts"
import { type NameRead, nameRead } from "../../domain/name.ts"
import { showToMember } from "../../domain/privacy.ts"
import type { Query } from "../../use-case/query.ts"
import { type Listing, once } from "../../view/listing.ts"
import { asksForDeleted } from "../../view/page-of-tree.ts"
import { readablePerson } from "../../view/readable-person.ts"

export interface ListNames {
  readonly personId: PersonId
  readonly deleted?: boolean
}

/** The names of a person, ordered by id; none for a redacted person. Editors can list the deleted ones. */
export const listNames: Query<ListNames, Listing<NameRead>> = async (context, reader, { personId, deleted }) => {
  const seen = await readablePerson(context, reader, personId)
  if (E.isLeft(seen)) return seen
  const { viewer, person } = seen.right
  const gone = asksForDeleted(viewer, deleted)
  if (E.isLeft(gone)) return gone
  if (!gone.right) return E.right({ items: once(person.names ?? []), next: null })
  const names = (await context.persons.deletedNames(person.treeId, personId))
    .map((name) => showToMember(viewer, name))
    .filter((name) => name !== null)
  return E.right({ items: once(names.map(nameRead)), next: null })
}
