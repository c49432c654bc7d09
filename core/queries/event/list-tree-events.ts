import * as E from "fp-ts/lib/Either.js"
import { idFromCursor } from "../../view/cursor.ts"
import type { EventRead } from "../../domain/event.ts"
import { EventId } from "../../domain/ids.ts"
import { showEvent } from "../../domain/privacy.ts"
import { batchFor, type Listing, listingOf } from "../../view/listing.ts"
import { type Query, viewerOf } from "../../use-case/query.ts"
import { asksForDeletedOnly, type RecordsOfTree } from "../../view/page-of-tree.ts"
import { anyEvent, isUnused, type EventFilter } from "../../domain/record-lists/record-filters.ts"

export interface ListTreeEvents extends RecordsOfTree {
  readonly filter?: EventFilter
}

/** The events of a tree, if the reader sees all their persons in full. Editors can list the deleted ones. */
export const listTreeEvents: Query<ListTreeEvents, Listing<EventRead>> = async (
  { trees, events, now },
  reader,
  { treeId, deleted, filter = anyEvent, limit, cursor },
) => {
  const viewer = viewerOf(await trees.byId(treeId, reader.userId), reader, now)
  if (E.isLeft(viewer)) return viewer
  const gone = asksForDeletedOnly(viewer.right, deleted, !isUnused(filter))
  if (E.isLeft(gone)) return gone
  const after = idFromCursor(EventId, cursor)
  if (E.isLeft(after)) return after
  const keyset = { after: after.right, batch: batchFor(limit) }
  const rows = gone.right ? events.deletedOf(treeId, keyset) : events.ofTree(treeId, viewer.right, keyset, filter)
  return E.right(
    await listingOf(
      rows,
      (row) => showEvent(viewer.right, row),
      limit,
      ({ id }) => id,
    ),
  )
}
