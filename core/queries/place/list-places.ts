import * as E from "fp-ts/lib/Either.js"
import { forbidden } from "../../domain/errors.ts"
import type { PlaceId } from "../../domain/ids.ts"
import { placeFilter, type PlaceOrder, type PlaceRead, positionOfRead } from "../../domain/place/place.ts"
import { showPlace } from "../../domain/privacy.ts"
import { type Query, viewerOf } from "../../use-case/query.ts"
import { batchFor, type Listing, listingOf } from "../../view/listing.ts"
import type { PageOfTree } from "../../view/page-of-tree.ts"
import { placeCursor, placeFromCursor } from "../../view/place-cursor.ts"

export interface ListPlaces extends PageOfTree {
  /** Words that are all in the name. */
  readonly q?: string | null
  /** Only the parts of this place. */
  readonly parentId?: PlaceId | null
  /** Null for the order of their creation. */
  readonly sort?: PlaceOrder | null
}

/**
 * The places of a tree with the number of their events. A place that no editor made and that has no event or part is not
 * listed: it may be one of deleted events, which members do not see. Only for members, because a place may reveal
 * something about any person.
 */
export const listPlaces: Query<ListPlaces, Listing<PlaceRead>> = async (
  { trees, places, now },
  reader,
  { treeId, limit, cursor, q = null, parentId = null, sort = null },
) => {
  const seen = viewerOf(await trees.byId(treeId, reader.userId), reader, now)
  if (E.isLeft(seen)) return seen
  const viewer = seen.right
  if (viewer.role === null) return E.left(forbidden("Only members can list the places of a tree."))
  const after = placeFromCursor(sort, cursor)
  if (E.isLeft(after)) return after
  return E.right(
    await listingOf(
      places.ofTree(treeId, placeFilter(q, parentId), sort, { after: after.right, batch: batchFor(limit) }),
      (row) => showPlace(viewer, row),
      limit,
      (place) => placeCursor(sort, positionOfRead(place)),
    ),
  )
}
