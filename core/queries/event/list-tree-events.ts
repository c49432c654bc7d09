import * as E from "fp-ts/lib/Either.js"
import { idFromCursor } from "../../view/cursor.ts"
import type { EventRead } from "../../domain/event.ts"
import { EventId } from "../../domain/ids.ts"
import { showEvent } from "../../domain/privacy.ts"
import { batchFor, type Listing, listingOf } from "../../view/listing.ts"
import { type Query, viewerOf } from "../../query.ts"
import type { PageOfTree } from "../../view/page-of-tree.ts"
import { peopleFor } from "../../view/people-for.ts"

/** Every event of a tree whose people the reader all sees in full. */
export const listTreeEvents: Query<PageOfTree, Listing<EventRead>> = async (
  { trees, events, now },
  reader,
  { treeId, limit, cursor },
) => {
  const viewer = viewerOf(await trees.byId(treeId, reader.userId), reader, now)
  if (E.isLeft(viewer)) return viewer
  const after = idFromCursor(EventId, cursor)
  if (E.isLeft(after)) return after
  const rows = events.ofTree(treeId, peopleFor(viewer.right), { after: after.right, batch: batchFor(limit) })
  return E.right(
    await listingOf(
      rows,
      (row) => showEvent(viewer.right, row),
      limit,
      ({ id }) => id,
    ),
  )
}
