import type { PlaceId, TreeId } from "../../../core/domain/ids.ts"
import { revised } from "../../../core/domain/lifecycle.ts"
import type { Place } from "../../../core/domain/place/place.ts"
import type { Places } from "../../../core/ports/unit-of-work.ts"
import { copyOf } from "../copy.ts"
import { isLive, placeKeyIn, placeWithin, type Tables } from "../tables.ts"
import { findIn, treeRecordsOf } from "./records.ts"
import type { Write } from "./writing.ts"

export const placesIn = ({ places, events }: Tables, write: Write): Places => {
  const { ofIds, updateMany } = treeRecordsOf(places, write)
  const ofEvents = (treeId: TreeId, key: string): readonly Place[] => {
    const [first] = places.rows("current", "key", placeKeyIn(treeId, key)).toSorted(byRank)
    return first === undefined ? [] : [copyOf(first)]
  }
  const within = (place: Pick<Place, "treeId" | "parentId" | "key">): Place | null =>
    places.rows("current", "within", placeWithin(place))[0] ?? null
  return {
    find: (id) => findIn(places, id),
    ofIds,
    updateMany,
    byKeys: async (treeId, keys) => [...new Set(keys)].flatMap((key) => ofEvents(treeId, key)),
    within: async (treeId, parentId, key) => {
      const found = within({ treeId, parentId, key })
      return found === null ? null : copyOf(found)
    },
    insert: async (added) => {
      write(() => {
        for (const place of added) if (ofEvents(place.treeId, place.key).length === 0) places.insert(place)
      })
      const keys = new Map(added.map((place) => [placeKeyIn(place.treeId, place.key), place]))
      return [...keys.values()].flatMap(({ treeId, key }) => ofEvents(treeId, key))
    },
    add: async (added) => {
      let count = 0
      write(() => {
        for (const place of added) {
          if (within(place) !== null) continue
          places.insert(place)
          count++
        }
      })
      return count
    },
    remove: async (_treeId, id) => write(() => places.remove(id)),
    use: async (_treeId, id) => {
      const at = events.rows("current", "placeId", id)
      const isParent = places.rows("current", "parentId", id).length > 0
      return { events: at.filter(isLive).length, isParent, isFree: at.length === 0 && !isParent }
    },
    moveParts: async (_treeId, from, to, now) =>
      write(() => {
        for (const part of places.rows("current", "parentId", from))
          places.update(revised<Place>(part, { parentId: to }, now))
      }),
    shareParts: async (_treeId, one, other) => {
      const keys = new Set(places.rows("current", "parentId", one).map(({ key }) => key))
      return places.rows("current", "parentId", other).some(({ key }) => keys.has(key))
    },
    contains: async (_treeId, outer, inner) => {
      const seen = new Set<PlaceId>()
      let at: PlaceId | null = inner
      while (at !== null && !seen.has(at)) {
        if (at === outer) return true
        seen.add(at)
        at = places.get("current", at)?.parentId ?? null
      }
      return false
    },
  }
}

/** Of several places with one key: the one that an editor made itself, then the one without a parent, then the oldest. */
const byRank = (a: Place, b: Place): number =>
  Number(b.listedAlone) - Number(a.listedAlone) ||
  Number(a.parentId !== null) - Number(b.parentId !== null) ||
  (a.id < b.id ? -1 : 1)
