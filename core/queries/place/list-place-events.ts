import * as E from "fp-ts/lib/Either.js"
import type { EventRead } from "../../domain/event.ts"
import type { PlaceId } from "../../domain/ids.ts"
import { anyEvent } from "../../domain/record-lists/record-filters.ts"
import type { Query } from "../../use-case/query.ts"
import type { Listing } from "../../view/listing.ts"
import type { PageOfRecord } from "../../view/page-of-tree.ts"
import { readablePlace } from "../../view/readable/readable-records.ts"
import { listTreeEvents } from "../event/list-tree-events.ts"

export interface ListPlaceEvents extends PageOfRecord {
  readonly placeId: PlaceId
}

/** The events at a place, ordered by id, for members of its tree. */
export const listPlaceEvents: Query<ListPlaceEvents, Listing<EventRead>> = async (
  context,
  reader,
  { placeId, limit, cursor },
) => {
  const found = await readablePlace(context, reader, placeId)
  if (E.isLeft(found)) return found
  const { treeId } = found.right
  return listTreeEvents(context, reader, { treeId, limit, cursor, filter: { ...anyEvent, placeId } })
}
