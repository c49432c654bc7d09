import type { Context } from "../command.ts"
import type { RestoredRows } from "../domain/backup/restored-rows.ts"
import { type Event, type Place, placeKey } from "../domain/event.ts"
import type { KeptRecord } from "../domain/gedcom/kept/kept-record.ts"
import type { TreeId } from "../domain/ids.ts"

/** The number of rows of each kind in a restored tree. */
export interface RestoredCounts {
  readonly persons: number
  readonly names: number
  readonly events: number
  readonly relationships: number
  readonly sources: number
  readonly citations: number
  readonly places: number
  readonly media: number
}

export const noCounts: RestoredCounts = {
  persons: 0,
  names: 0,
  events: 0,
  relationships: 0,
  sources: 0,
  citations: 0,
  places: 0,
  media: 0,
}

/** Stores rows, owners first, and returns the counts including them. */
export const storeRestored = async (
  context: Context,
  treeId: TreeId,
  rows: RestoredRows,
  counts: RestoredCounts,
): Promise<RestoredCounts> => {
  const { sources, persons, names, relationships, citations, media, mediaLinks, records } = rows
  await context.sources.insert(sources)
  await context.persons.insert(persons)
  await context.names.insert(names)
  await context.keptRecords.insert(await withOwnXrefs(context, treeId, records))
  await context.relationships.insert(relationships)
  const { events, places } = await withPlaces(context, treeId, rows)
  await context.events.insert(events)
  await context.citations.insert(citations)
  await context.media.insert(media)
  await context.mediaLinks.insert(mediaLinks)
  return {
    persons: counts.persons + persons.length,
    names: counts.names + names.length,
    events: counts.events + events.length,
    relationships: counts.relationships + relationships.length,
    sources: counts.sources + sources.length,
    citations: counts.citations + citations.length,
    places: counts.places + places,
    media: counts.media + media.length,
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
  { places, newId }: Context,
  treeId: TreeId,
  { events }: RestoredRows,
): Promise<{ readonly events: readonly Event[]; readonly places: number }> => {
  const made = new Map<string, Place>()
  for (const { place } of events) {
    const key = place === null ? "" : placeKey(place)
    if (place !== null && key !== "" && !made.has(key)) made.set(key, { id: newId(), treeId, name: place, key })
  }
  const there = new Map((await places.insert([...made.values()])).map(({ key, id }) => [key, id]))
  const isNew = ({ key, id }: Place): boolean => there.get(key) === id
  return {
    events: events.map(({ place, ...event }) => ({
      ...event,
      placeId: place === null ? null : (there.get(placeKey(place)) ?? null),
    })),
    places: made
      .values()
      .filter(isNew)
      .reduce((count) => count + 1, 0),
  }
}
