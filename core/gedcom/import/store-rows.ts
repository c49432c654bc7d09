import type { Context } from "../../use-case/command.ts"
import type { MediaRow, Rows } from "../../domain/gedcom/map/rows.ts"
import type { MediaId, PlaceId } from "../../domain/ids.ts"
import type { Media } from "../../domain/evidence/media.ts"
import { countRows, insertRows, type NewRows, writeBatches } from "../../edit/write-rows.ts"
import type { StoredFiles } from "../upload/keep-files.ts"

type Stores = Pick<Context, keyof NewRows | "places">

/** The number of stored rows of each kind. */
export type RowCounts = {
  -readonly [Kind in Exclude<
    keyof Rows,
    "mediaLinks" | "extendedRecords" | "hiddenEvents" | "moreIdentifiers" | "moreForms" | "replaced" | "vitalsToRefresh"
  >]: number
}

/**
 * Stores batches of rows, owners before dependents, and counts them. While one batch is written the caller prepares
 * the next: `put` only waits for the previous batch. A place that the tree already has is not stored again; events
 * refer to the existing one.
 */
export const storeRows = (stores: Stores, files: StoredFiles = new Map()) => {
  const counts: Omit<RowCounts, "places"> = {
    persons: 0,
    names: 0,
    sources: 0,
    relationships: 0,
    events: 0,
    citations: 0,
    associations: 0,
    media: 0,
    keptRecords: 0,
    merged: 0,
  }
  let newPlaces = 0
  const placesOfTree = settlePlaces(stores)
  const withoutFile = new Set<MediaId>()
  const { put, end } = writeBatches(async (rows: Rows): Promise<void> => {
    newPlaces += await placesOfTree.settle(rows)
    const media = rows.media.flatMap((row) => withFile(row, files))
    for (const { id } of rows.media) if (!files.has(id)) withoutFile.add(id)
    const mediaLinks = rows.mediaLinks.filter(({ mediaId }) => !withoutFile.has(mediaId))
    await insertRows(stores, { ...rows, media, mediaLinks, comments: [] })
    await stores.keptRecords.update([...new Map(rows.extendedRecords.map((record) => [record.id, record])).values()])
    for (const { before, after } of rows.merged) if (after !== before) await stores.persons.update(after)
    countRows(counts, rows)
  })
  return {
    put,
    /** Resolves with the counts when everything is written. */
    end: async (): Promise<RowCounts> => {
      await end()
      return { ...counts, places: newPlaces }
    },
  }
}

const withFile = (row: MediaRow, files: StoredFiles): readonly Media[] => {
  const file = files.get(row.id)
  return file === undefined ? [] : [{ ...row, ...file }]
}

/** Replaces the places of rows by those of the tree. */
const settlePlaces = ({ places }: Pick<Stores, "places">) => {
  const moved = new Map<PlaceId, PlaceId>()
  /** Stores the places that the tree does not have, and returns their number. */
  const settle = async ({ places: named, events }: Rows): Promise<number> => {
    const ids = new Map(named.map(({ key, id }) => [key, id]))
    const found = named.length === 0 ? [] : await places.insert(named)
    const there = found.filter(({ key, id }) => ids.get(key) !== id)
    for (const { key, id } of there) moved.set(ids.get(key) ?? id, id)
    if (moved.size > 0)
      for (const event of events) if (event.placeId !== null) event.placeId = moved.get(event.placeId) ?? event.placeId
    return named.length - there.length
  }
  return { settle }
}
