import * as E from "fp-ts/lib/Either.js"
import { idFromCursor } from "../../view/cursor.ts"
import { forbidden } from "../../domain/errors.ts"
import type { PlaceRead } from "../../domain/event.ts"
import { PlaceId } from "../../domain/ids.ts"
import { batchFor, type Listing, listingOf } from "../../view/listing.ts"
import { type Query, viewerOf } from "../../use-case/query.ts"
import type { PageOfTree } from "../../view/page-of-tree.ts"

/**
 * The places of a tree with the number of their events. A place without an event is not listed: it may be one of deleted
 * events, which members do not see. Only for members, because a place may reveal something
 * about any person.
 */
export const listPlaces: Query<PageOfTree, Listing<PlaceRead>> = async (
  { trees, events, now },
  reader,
  { treeId, limit, cursor },
) => {
  const viewer = viewerOf(await trees.byId(treeId, reader.userId), reader, now)
  if (E.isLeft(viewer)) return viewer
  if (viewer.right.role === null) return E.left(forbidden("Only members can list the places of a tree."))
  const after = idFromCursor(PlaceId, cursor)
  if (E.isLeft(after)) return after
  return E.right(
    await listingOf(
      events.places(treeId, { after: after.right, batch: batchFor(limit) }),
      (place) => place,
      limit,
      ({ id }) => id,
    ),
  )
}
