import type { PlaceId, TreeId } from "../../../core/domain/ids.ts"
import {
  matchesPlace,
  type Place,
  type PlaceFilter,
  type PlaceOrder,
  type PlacePosition,
  placePosition,
  type PlaceRow,
} from "../../../core/domain/place/place.ts"
import { withhold } from "../../../core/domain/privacy.ts"
import type { PlaceReads } from "../../../core/ports/reads.ts"
import { accessIn } from "../access.ts"
import { copyOf } from "../copy.ts"
import { isLive, type Tables } from "../tables.ts"
import { pages } from "./pages.ts"

export const placeReads = (tables: Tables): PlaceReads => {
  const { places, events } = tables

  const rowOf = (place: Place): PlaceRow => ({
    ...copyOf(place),
    eventCount: events.rows("committed", "placeId", place.id).filter(isLive).length,
  })
  const isThere = ({ id, listedAlone, eventCount }: PlaceRow): boolean =>
    listedAlone || eventCount > 0 || places.rows("committed", "parentId", id).length > 0

  const inOrder = (treeId: TreeId, filter: PlaceFilter, order: PlaceOrder | null): readonly PlaceRow[] =>
    places
      .rows("committed", "treeId", treeId)
      .filter((place) => matchesPlace(filter, place))
      .map(rowOf)
      .filter(isThere)
      .toSorted((a, b) => compare(order, placePosition(a), placePosition(b)))

  return {
    byId: async (id: PlaceId, userId) => {
      const place = places.get("committed", id)
      const row = place === null ? null : rowOf(place)
      const access = row === null || !isThere(row) ? null : accessIn(tables, "committed", row.treeId, userId)
      return row === null || access === null ? null : { ...access, found: withhold(row) }
    },
    ofTree: (treeId, filter, order, keyset) =>
      pages(
        keyset,
        (after, count) =>
          inOrder(treeId, filter, order)
            .filter((row) => after === null || compare(order, placePosition(row), after) > 0)
            .slice(0, count),
        placePosition,
        withhold,
      ),
  }
}

const compare = (order: PlaceOrder | null, a: PlacePosition, b: PlacePosition): number => {
  if (order === "-events" && a.eventCount !== b.eventCount) return b.eventCount - a.eventCount
  if (order === "name" && a.sortName !== b.sortName) return a.sortName < b.sortName ? -1 : 1
  return a.id < b.id ? -1 : Number(a.id > b.id)
}
