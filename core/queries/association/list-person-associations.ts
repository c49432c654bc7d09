import * as E from "fp-ts/lib/Either.js"
import type { AssociationRead } from "../../domain/association/association.ts"
import { AssociationId, type PersonId } from "../../domain/ids.ts"
import { showAssociation } from "../../domain/privacy.ts"
import type { Query } from "../../use-case/query.ts"
import { idFromCursor } from "../../view/cursor.ts"
import { batchFor, type Listing, listingOf, MOST_AT_ONCE } from "../../view/listing.ts"
import type { PageOfRecord } from "../../view/page-of-tree.ts"
import { readablePerson } from "../../view/readable/readable-person.ts"

export interface ListPersonAssociations extends Partial<PageOfRecord> {
  readonly personId: PersonId
}

/**
 * The associations of a person, of their events and relationships, and those in which the person is the associate, ordered
 * by id.
 */
export const listPersonAssociations: Query<ListPersonAssociations, Listing<AssociationRead>> = async (
  context,
  reader,
  { personId, limit, cursor = null },
) => {
  const seen = await readablePerson(context, reader, personId)
  if (E.isLeft(seen)) return seen
  const after = idFromCursor(AssociationId, cursor)
  if (E.isLeft(after)) return after
  const { viewer, person } = seen.right
  const most = limit ?? MOST_AT_ONCE
  const keyset = { after: after.right, batch: batchFor(most) }
  return E.right(
    await listingOf(
      context.associations.ofPerson(person.treeId, personId, viewer, keyset),
      (row) => showAssociation(viewer, row),
      most,
      ({ id }) => id,
    ),
  )
}
