import type { Context } from "../use-case/command.ts"
import type { RestoredRows } from "../domain/backup/restored-rows.ts"
import type { Event } from "../domain/event.ts"
import { type Place, placeKey, placeOfEvent } from "../domain/place/place.ts"
import { READER_VERSION } from "../domain/gedcom/kept/unread-fields.ts"
import type { KeptRecord } from "../domain/gedcom/kept/kept-record.ts"
import type { TreeId } from "../domain/ids.ts"
import { countRows, insertRows, writeBatches } from "../edit/write-rows.ts"

/** The number of rows of each kind in a restored tree. */
export interface RestoredCounts {
  readonly persons: number
  readonly names: number
  readonly events: number
  readonly relationships: number
  readonly sources: number
  readonly citations: number
  readonly associations: number
  readonly places: number
  readonly media: number
  readonly comments: number
}

/** Stores batches of rows of a new tree, and counts them. `end` resolves with the counts when everything is written. */
export const storeRestored = (
  context: Context,
  treeId: TreeId,
): {
  put(rows: RestoredRows): Promise<void>
  end(): Promise<RestoredCounts>
  /** Whether earlier readers read one of the records, or left the order of relatives in it. */
  isUnread(): boolean
} => {
  const counts = {
    persons: 0,
    names: 0,
    events: 0,
    relationships: 0,
    sources: 0,
    citations: 0,
    associations: 0,
    media: 0,
    comments: 0,
  }
  let newPlaces = 0
  let isUnread = false
  const { put, end } = writeBatches(async (rows: RestoredRows): Promise<void> => {
    isUnread ||= rows.records.some(({ readerVersion }) => readerVersion < READER_VERSION)
    isUnread ||= rows.relationships.some(
      ({ familyRecordId, position, toPosition }) => familyRecordId !== null && (position ?? toPosition) === null,
    )
    const keptRecords = await withOwnXrefs(context, treeId, rows.records)
    newPlaces += await context.places.add(rows.places)
    const { events, places } = await withPlaces(context, treeId, rows)
    await insertRows(context, { ...rows, keptRecords, events })
    newPlaces += places
    countRows(counts, rows)
  })
  return {
    put,
    isUnread: () => isUnread,
    end: async () => {
      await end()
      return { ...counts, places: newPlaces }
    },
  }
}

/**
 * The records, without the xrefs that earlier records of the tree already have. Pointers refer to the earlier ones.
 */
const withOwnXrefs = async (
  { keptRecords }: Context,
  treeId: TreeId,
  records: readonly KeptRecord[],
): Promise<readonly KeptRecord[]> => {
  const xrefs = records.flatMap(({ xref }) => xref ?? [])
  const taken = new Set(xrefs.length === 0 ? [] : await keptRecords.taken(treeId, xrefs))
  return records.map((record) => {
    if (record.xref === null) return record
    if (taken.has(record.xref)) return { ...record, xref: null }
    taken.add(record.xref)
    return record
  })
}

/**
 * The events with their places. Places that the tree does not have are created; the second value is their number.
 */
const withPlaces = async (
  { places, newId, now }: Context,
  treeId: TreeId,
  { events }: RestoredRows,
): Promise<{ readonly events: readonly Event[]; readonly places: number }> => {
  const made = new Map<string, Place>()
  for (const { place, placeId } of events) {
    const key = place === null || placeId !== null ? "" : placeKey(place)
    if (place !== null && key !== "" && !made.has(key))
      made.set(key, placeOfEvent({ id: newId(), treeId, name: place }, now))
  }
  const there = new Map((await places.insert([...made.values()])).map(({ key, id }) => [key, id]))
  const isNew = ({ key, id }: Place): boolean => there.get(key) === id
  return {
    events: events.map(({ place, ...event }) => ({
      ...event,
      placeId: event.placeId ?? (place === null ? null : (there.get(placeKey(place)) ?? null)),
    })),
    places: made
      .values()
      .filter(isNew)
      .reduce((count) => count + 1, 0),
  }
}
