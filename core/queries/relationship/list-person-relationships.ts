import * as E from "fp-ts/lib/Either.js"
import { type PersonId, RelationshipId } from "../../domain/ids.ts"
import { showRelationship } from "../../domain/privacy.ts"
import type { RelationshipRead } from "../../domain/relationship.ts"
import { batchFor, type Listing, listingOf, MOST_AT_ONCE } from "../../view/listing.ts"
import type { Query } from "../../use-case/query.ts"
import { idFromCursor } from "../../view/cursor.ts"
import type { PageOfRecord } from "../../view/page-of-tree.ts"
import { readablePerson } from "../../view/readable/readable-person.ts"

export interface ListPersonRelationships extends Partial<PageOfRecord> {
  readonly personId: PersonId
}

/** The relationships of a person, ordered by id. */
export const listPersonRelationships: Query<ListPersonRelationships, Listing<RelationshipRead>> = async (
  context,
  reader,
  { personId, limit, cursor = null },
) => {
  const seen = await readablePerson(context, reader, personId)
  if (E.isLeft(seen)) return seen
  const after = idFromCursor(RelationshipId, cursor)
  if (E.isLeft(after)) return after
  const { viewer, person } = seen.right
  const most = limit ?? MOST_AT_ONCE
  const keyset = { after: after.right, batch: batchFor(most) }
  const rows = context.relationships.ofPerson(person.treeId, personId, viewer, keyset)
  return E.right(
    await listingOf(
      rows,
      (row) => showRelationship(viewer, row),
      most,
      ({ id }) => id,
    ),
  )
}
