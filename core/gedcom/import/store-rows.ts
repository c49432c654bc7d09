import type { Context } from "../../command.ts"
import type { MediaRow, Rows } from "../../domain/gedcom/import/rows.ts"
import type { MediaId, PlaceId } from "../../domain/ids.ts"
import type { Media } from "../../domain/media.ts"
import type { StoredFiles } from "./keep-files.ts"

type Stores = Pick<
  Context,
  | "persons"
  | "names"
  | "places"
  | "sources"
  | "relationships"
  | "events"
  | "citations"
  | "media"
  | "mediaLinks"
  | "keptRecords"
>

/** The number of stored rows of each kind. */
export type RowCounts = {
  -readonly [Kind in Exclude<keyof Rows, "mediaLinks" | "hiddenEvents" | "replaced" | "vitalsToRefresh">]: number
}

/**
 * Stores batches of rows, owners before dependents, and counts them. While one batch is written the caller prepares
 * the next: `put` only waits for the previous batch. A place that the tree already has is not stored again; events
 * refer to the existing one.
 */
export const storeRows = (stores: Stores, files: StoredFiles = new Map()) => {
  const counts: RowCounts = {
    persons: 0,
    names: 0,
    places: 0,
    sources: 0,
    relationships: 0,
    events: 0,
    citations: 0,
    media: 0,
    keptRecords: 0,
    extendedRecords: 0,
    merged: 0,
  }
  const placeOf = placesOfTree(stores)
  const withoutFile = new Set<MediaId>()
  let writing: Promise<void> = Promise.resolve()

  const write = async (rows: Rows): Promise<void> => {
    const {
      persons,
      names,
      sources,
      keptRecords,
      extendedRecords,
      relationships,
      events,
      citations,
      media,
      mediaLinks,
      merged,
    } = rows
    counts.places += await placeOf.settle(rows)
    await stores.persons.insert(persons)
    await stores.sources.insert(sources)
    await stores.names.insert(names)
    await stores.keptRecords.insert(keptRecords)
    await stores.keptRecords.update([...new Map(extendedRecords.map((record) => [record.id, record])).values()])
    await stores.relationships.insert(relationships)
    await stores.events.insert(events)
    await stores.citations.insert(citations)
    const stored = media.flatMap((row) => withFile(row, files))
    await stores.media.insert(stored)
    for (const { id } of media) if (!files.has(id)) withoutFile.add(id)
    await stores.mediaLinks.insert(mediaLinks.filter(({ mediaId }) => !withoutFile.has(mediaId)))
    for (const { before, after } of merged) if (after !== before) await stores.persons.update(after)
    for (const kind of [
      "merged",
      "persons",
      "names",
      "sources",
      "relationships",
      "events",
      "citations",
      "media",
      "keptRecords",
    ] as const)
      counts[kind] += rows[kind].length
  }
  return {
    put: async (rows: Rows): Promise<void> => {
      await writing
      writing = write(rows)
      // A failure is thrown where `writing` is awaited. Until then it must not count as unhandled.
      writing.catch(() => {})
    },
    /** Resolves when everything is written. */
    end: async (): Promise<RowCounts> => {
      await writing
      return counts
    },
  }
}

const withFile = (row: MediaRow, files: StoredFiles): readonly Media[] => {
  const file = files.get(row.id)
  return file === undefined ? [] : [{ ...row, ...file }]
}

/** Replaces the places of rows by those of the tree. */
const placesOfTree = ({ places }: Pick<Stores, "places">) => {
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
