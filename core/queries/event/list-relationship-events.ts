import * as E from "fp-ts/lib/Either.js"
import type { EventRead } from "../../domain/event.ts"
import type { RelationshipId } from "../../domain/ids.ts"
import { showEvent } from "../../domain/privacy.ts"
import { type Listing, wholeListing } from "../../view/listing.ts"
import type { Query } from "../../use-case/query.ts"
import { readableRelationship } from "../../view/readable/readable-relationship.ts"

/** The events of a partnership, ordered by id. */
export const listRelationshipEvents: Query<{ readonly relationshipId: RelationshipId }, Listing<EventRead>> = async (
  context,
  reader,
  { relationshipId },
) => {
  const seen = await readableRelationship(context, reader, relationshipId)
  if (E.isLeft(seen)) return seen
  const { viewer, relationship } = seen.right
  const rows = await context.events.ofRelationship(relationship.treeId, relationshipId, viewer)
  return E.right(wholeListing(rows, (row) => showEvent(viewer, row)))
}
