import type { TreeId } from "../../../core/domain/ids.ts"
import type { Places } from "../../../core/ports/unit-of-work.ts"
import { copyOf } from "../copy.ts"
import { placeKeyIn, type Tables } from "../tables.ts"
import { findIn } from "./records.ts"
import type { Write } from "./writing.ts"

export const placesIn = ({ places }: Tables, write: Write): Places => {
  const standing = (treeId: TreeId, key: string) => places.rows("current", "key", placeKeyIn(treeId, key)).map(copyOf)
  return {
    find: (id) => findIn(places, id),
    byKeys: async (treeId, keys) => [...new Set(keys)].flatMap((key) => standing(treeId, key)),
    insert: async (added) => {
      write(() => {
        for (const place of added) if (standing(place.treeId, place.key).length === 0) places.insert(place)
      })
      const keys = new Map(added.map((place) => [placeKeyIn(place.treeId, place.key), place]))
      return [...keys.values()].flatMap(({ treeId, key }) => standing(treeId, key))
    },
  }
}
