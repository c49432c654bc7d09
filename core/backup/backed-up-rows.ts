import {
  BackupAssociation,
  BackupComment,
  BackupMedia,
  BackupPerson,
  BackupPlace,
  BackupRecord,
  BackupRelationship,
  BackupSource,
} from "../domain/backup/backup-rows.ts"
import { backedUpMerges } from "../gedcom/merged/backed-up-snapshot.ts"
import type { Citation } from "../domain/evidence/citation.ts"
import type { PlacedEvent } from "../domain/event.ts"
import type { Media } from "../domain/evidence/media.ts"
import type { Person } from "../domain/person.ts"
import type { PlaceId } from "../domain/ids.ts"
import { inGroups } from "../lib/in-groups.ts"
import type { BackedUpTree } from "../ports/backup-reads.ts"

/** The number of rows in one read. */
const batch = 500

/** Records in the form of `account.json`, in batches. */
type Batches = AsyncGenerator<readonly object[]>

export async function* backedUpSources(tree: BackedUpTree): Batches {
  for await (const sources of pages(tree.sources)) yield sources.map(BackupSource.encode)
}

/** The places that an editor made, or that have parts: parents before their parts. `written` gets their ids. */
export async function* backedUpPlaces(tree: BackedUpTree, written: Set<string>): Batches {
  let parents: readonly PlaceId[] | null = null
  do {
    const found: PlaceId[] = []
    for (const some of parents === null ? [null] : inGroups(parents, batch))
      for await (const places of pages((after: PlaceId | null, limit) => tree.places(some, after, limit))) {
        for (const { id } of places) {
          found.push(id)
          written.add(id)
        }
        yield places.map(BackupPlace.encode)
      }
    parents = found
  } while (parents.length > 0)
}

export async function* backedUpPersons(tree: BackedUpTree, places: ReadonlySet<string>): Batches {
  for await (const persons of pages(tree.persons)) yield await withFacts(tree, persons, places)
}

/** An event with the id of its place only if the places of the backup have it; the others are texts. */
const atPlaceOf =
  (places: ReadonlySet<string>) =>
  <E extends PlacedEvent>(event: E): E =>
    event.placeId === null || places.has(event.placeId) ? event : { ...event, placeId: null }

const withFacts = async (
  tree: BackedUpTree,
  persons: readonly Person[],
  places: ReadonlySet<string>,
): Promise<readonly object[]> => {
  const placed = atPlaceOf(places)
  const personIds = persons.map(({ id }) => id)
  const [names, events] = [await tree.names(personIds), await tree.events(personIds)]
  const citations = citedBy(
    await tree.citations([...personIds, ...names.map(({ id }) => id), ...events.map(({ id }) => id)]),
  )
  const namesOf = Map.groupBy(names, ({ personId }) => personId)
  const eventsOf = Map.groupBy(events, ({ personId }) => personId)
  return persons.map((person) =>
    BackupPerson.encode({
      ...person,
      names: (namesOf.get(person.id) ?? []).map((name) => ({ ...name, citations: citations(name.id) })),
      events: (eventsOf.get(person.id) ?? []).map((event) => ({ ...placed(event), citations: citations(event.id) })),
      citations: citations(person.id),
    }),
  )
}

export async function* backedUpRelationships(tree: BackedUpTree, places: ReadonlySet<string>): Batches {
  const placed = atPlaceOf(places)
  const merges = await backedUpMerges(tree.contents())
  for await (const persons of pages(tree.persons)) {
    const personIds = persons.map(({ id }) => id)
    const edges = await tree.edgesFrom(personIds)
    const records = await merges?.recordsOf(personIds)
    const events: readonly PlacedEvent[] = await tree.events(edges.map(({ id }) => id))
    const citations = citedBy(await tree.citations([...edges, ...events].map(({ id }) => id)))
    const eventsOf = Map.groupBy(events, ({ relationshipId }) => relationshipId)
    yield edges.map((edge) =>
      BackupRelationship.encode({
        ...edge,
        familyRecordId: records?.get(edge.id) ?? edge.familyRecordId,
        events: (eventsOf.get(edge.id) ?? []).map((event) => ({ ...placed(event), citations: citations(event.id) })),
        citations: citations(edge.id),
      }),
    )
  }
}

export async function* backedUpAssociations(tree: BackedUpTree): Batches {
  for await (const associations of pages(tree.associations)) yield associations.map(BackupAssociation.encode)
}

export async function* backedUpComments(tree: BackedUpTree): Batches {
  for await (const comments of pages(tree.comments)) yield comments.map(BackupComment.encode)
}

/** All media of a tree, in batches. */
export const backedUpPages = (tree: BackedUpTree): AsyncIterable<readonly Media[]> => pages(tree.media)

/** The media that `keep` keeps: a row without bytes could not be restored. */
export async function* backedUpMedia(tree: BackedUpTree, keep: (media: Media) => boolean): Batches {
  for await (const media of backedUpPages(tree)) {
    const found = media.filter(keep)
    const links = Map.groupBy(await tree.mediaLinks(found.map(({ id }) => id)), ({ mediaId }) => mediaId)
    yield found.map((one) => BackupMedia.encode({ ...one, links: links.get(one.id) ?? [] }))
  }
}

export async function* backedUpRecords(tree: BackedUpTree): Batches {
  const merges = await backedUpMerges(tree.contents())
  let from = 0
  for (;;) {
    const records = await (merges ?? tree).kept(from, batch)
    if (records.length > 0) yield records.map(BackupRecord.encode)
    const last = records.at(-1)
    if (last === undefined) return
    from = last.position + 1
  }
}

const citedBy = (citations: readonly Citation[]): ((id: string) => readonly Citation[]) => {
  const found = Map.groupBy(
    citations,
    ({ personId, nameId, eventId, relationshipId }): string | null => personId ?? nameId ?? eventId ?? relationshipId,
  )
  return (id) => found.get(id) ?? []
}

async function* pages<T extends { readonly id: string }>(
  fetch: (after: T["id"] | null, limit: number) => Promise<readonly T[]>,
): AsyncGenerator<readonly T[]> {
  let after: T["id"] | null = null
  for (;;) {
    const rows: readonly T[] = await fetch(after, batch)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < batch) return
    after = last.id
  }
}
