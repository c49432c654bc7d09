import * as E from "fp-ts/lib/Either.js"
import type { EventRead } from "../../domain/event.ts"
import { EventId, type RelationshipId } from "../../domain/ids.ts"
import { showEvent } from "../../domain/privacy.ts"
import { idFromCursor } from "../../view/cursor.ts"
import { batchFor, type Listing, listingOf, MOST_AT_ONCE } from "../../view/listing.ts"
import type { PageOfRecord } from "../../view/page-of-tree.ts"
import type { Query } from "../../use-case/query.ts"
import { readableRelationship } from "../../view/readable/readable-relationship.ts"

export interface ListRelationshipEvents extends Partial<PageOfRecord> {
  readonly relationshipId: RelationshipId
}

/** The events of a partnership, ordered by id. */
export const listRelationshipEvents: Query<ListRelationshipEvents, Listing<EventRead>> = async (
  context,
  reader,
  { relationshipId, limit, cursor = null },
) => {
  const seen = await readableRelationship(context, reader, relationshipId)
  if (E.isLeft(seen)) return seen
  const after = idFromCursor(EventId, cursor)
  if (E.isLeft(after)) return after
  const { viewer, relationship } = seen.right
  const most = limit ?? MOST_AT_ONCE
  const keyset = { after: after.right, batch: batchFor(most) }
  return E.right(
    await listingOf(
      context.events.ofRelationship(relationship.treeId, relationshipId, viewer, keyset),
      (row) => showEvent(viewer, row),
      most,
      ({ id }) => id,
    ),
  )
}
