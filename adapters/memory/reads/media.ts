import type { Media } from "../../../core/domain/evidence/media.ts"
import type { MediaLink } from "../../../core/domain/evidence/media-link.ts"
import type { MediaId, PersonId, TreeId } from "../../../core/domain/ids.ts"
import {
  type Involving,
  type PrivacyFacts,
  seesEverything,
  type Viewer,
  type Withheld,
} from "../../../core/domain/privacy.ts"
import { append } from "../../../core/lib/append.ts"
import type { MediaReads } from "../../../core/ports/reads.ts"
import { anyMedium } from "../../../core/domain/record-lists/record-filters.ts"
import { accessIn } from "../access.ts"
import { isLive, type Tables } from "../tables.ts"
import { citedPeople } from "./evidence.ts"
import { matchesMedium } from "./record-filters.ts"
import { deletedIn, pages } from "./pages.ts"
import { ofOwners } from "./large-record/ordered.ts"
import { countingFor, involving, isOfHiddenEvent, peopleOfEvent, peopleOfPerson } from "./people.ts"

/** The persons of media, and whether the media belong to hidden events. */
const mediaPeople = (tables: Tables) => {
  const { mediaLinks, events, persons, sources } = tables

  const people = ({ personId, eventId, sourceId }: Media, year: number): readonly PrivacyFacts[] => {
    if (personId !== null) return peopleOfPerson(tables, personId)
    if (sourceId !== null) return citedPeople(tables, sourceId, year)
    const event = eventId === null ? null : events.get("committed", eventId)
    return event === null ? [] : peopleOfEvent(tables, event)
  }

  /**
   * The persons of these links to persons and sources. Null in place of a person who is deleted, and for a source
   * without a citation that the public may see.
   */
  const linkedPeople = (links: readonly MediaLink[], year: number): readonly PrivacyFacts[] | null => {
    const people: PrivacyFacts[] = []
    for (const { personId, eventId, sourceId } of links) {
      const source = sourceId === null ? null : sources.get("committed", sourceId)
      if (eventId !== null || (source !== null && !isLive(source))) continue
      const some = source === null ? livePeople(personId) : citedPeople(tables, source.id, year)
      if (some.length === 0) return null
      append(people, some)
    }
    return people
  }

  const livePeople = (id: PersonId | null): readonly PrivacyFacts[] => {
    const person = id === null ? null : persons.get("committed", id)
    return person === null || !isLive(person) ? [] : [person]
  }

  /** The persons of the medium, as far as the public may see them. */
  const concerned = (row: Media, year: number): readonly PrivacyFacts[] => {
    const [own, linked] = [people(row, year), linkedPeople(mediaLinks.rows("committed", "mediaId", row.id), year)]
    return own.length === 0 || linked === null ? [] : [...own, ...linked]
  }
  const isHidden = (row: Media): boolean =>
    [row, ...mediaLinks.rows("committed", "mediaId", row.id)].some((of) => isOfHiddenEvent(tables, of))

  return { concerned, isHidden }
}

export const mediaReads = (tables: Tables): MediaReads => {
  const { media, mediaLinks } = tables
  const { concerned, isHidden } = mediaPeople(tables)

  const sealed = (row: Media, year: number | null): Withheld<Involving<Media>> =>
    year === null ? involving(row, null) : involving(row, concerned(row, year), isHidden(row))

  /** The live media that are attached or linked to the record with this id. */
  const ofRecord = (treeId: TreeId, id: string): readonly Media[] => {
    const ids = (["personId", "eventId", "sourceId"] as const).flatMap((owner) => [
      ...media.rows("committed", owner, id).map((row) => row.id),
      ...mediaLinks.rows("committed", owner, id).map((row) => row.mediaId),
    ])
    return [...new Set(ids)]
      .map((mediaId) => media.get("committed", mediaId))
      .filter((row) => row !== null)
      .filter((row) => row.treeId === treeId && isLive(row))
  }

  const liveMedia = (treeId: TreeId, ids: readonly MediaId[], viewer: Viewer): readonly Withheld<Involving<Media>>[] =>
    [...new Set(ids)]
      .sort()
      .map((id) => media.get("committed", id))
      .filter((row) => row !== null)
      .filter((row) => row.treeId === treeId && isLive(row))
      .map((row) => sealed(row, seesEverything(viewer) ? null : viewer.year))

  return {
    byId: async (id, userId, year) => {
      const row = media.get("committed", id)
      const access = row === null || !isLive(row) ? null : accessIn(tables, "committed", row.treeId, userId)
      if (row === null || access === null) return null
      return { ...access, found: sealed(row, access.role === null ? year : null) }
    },
    ofTree: (treeId, viewer, keyset, filter = anyMedium) =>
      pages(
        keyset,
        (after, count) =>
          media.page("committed", "treeId", treeId, { after, count, wanted: matchesMedium(tables, filter) }),
        (row) => row.id,
        (row) => sealed(row, seesEverything(viewer) ? null : viewer.year),
      ),
    ofRecords: (treeId, ids, viewer, keyset) =>
      ofOwners(
        ids,
        (id) => ofRecord(treeId, id),
        keyset,
        (row) => sealed(row, seesEverything(viewer) ? null : viewer.year),
      ),
    countOfRecords: async (treeId, ids, viewer) => {
      const rows = new Map(ids.flatMap((id) => ofRecord(treeId, id)).map((row) => [row.id, row]))
      return [...rows.values()].map(
        countingFor(
          viewer,
          (row: Media) => concerned(row, viewer.year),
          (row) => !seesEverything(viewer) && isHidden(row),
        ),
      )
    },
    byIds: async (treeId, ids, viewer) => liveMedia(treeId, ids, viewer),
    deletedOf: deletedIn(media, (row) => involving(row, null)),
    named: async (keys) => {
      const found = keys.filter(({ treeId, mediaId }) => media.get("committed", mediaId)?.treeId === treeId)
      return new Set(found.map(({ mediaId }) => mediaId))
    },
  }
}
