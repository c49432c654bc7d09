import * as E from "fp-ts/lib/Either.js"
import type { PersonId } from "../../domain/ids.ts"
import { showRelationship } from "../../domain/privacy.ts"
import type { RelationshipRead } from "../../domain/relationship.ts"
import { batchFor, type Listing, listingOf } from "../../view/listing.ts"
import type { Query } from "../../use-case/query.ts"
import { readablePerson } from "../../view/readable/readable-person.ts"

/** The relationships of a person, ordered by id. */
export const listPersonRelationships: Query<{ readonly personId: PersonId }, Listing<RelationshipRead>> = async (
  context,
  reader,
  { personId },
) => {
  const seen = await readablePerson(context, reader, personId)
  if (E.isLeft(seen)) return seen
  const { viewer, person } = seen.right
  const rows = context.relationships.ofPerson(person.treeId, personId, viewer, { after: null, batch: batchFor(null) })
  return E.right(
    await listingOf(
      rows,
      (row) => showRelationship(viewer, row),
      null,
      ({ id }) => id,
    ),
  )
}
