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
import { involving, isOfHiddenEvent, peopleOfEvent, peopleOfPerson } from "./people.ts"

export const mediaReads = (tables: Tables): MediaReads => {
  const { media, mediaLinks, events, persons, sources } = tables

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

  const sealed = (row: Media, year: number | null): Withheld<Involving<Media>> => {
    if (year === null) return involving(row, null)
    const links = mediaLinks.rows("committed", "mediaId", row.id)
    const [own, linked] = [people(row, year), linkedPeople(links, year)]
    const isHidden = [row, ...links].some((of) => isOfHiddenEvent(tables, of))
    return involving(row, own.length === 0 || linked === null ? [] : [...own, ...linked], isHidden)
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
    ofRecords: async (treeId, { personIds, eventIds, sourceIds }, viewer) => {
      const keys = [
        ...personIds.map((id) => ["personId", id] as const),
        ...eventIds.map((id) => ["eventId", id] as const),
        ...sourceIds.map((id) => ["sourceId", id] as const),
      ]
      const ids = keys.flatMap(([index, id]) => [
        ...media.rows("committed", index, id).map((row) => row.id),
        ...mediaLinks.rows("committed", index, id).map((row) => row.mediaId),
      ])
      return liveMedia(treeId, ids, viewer)
    },
    byIds: async (treeId, ids, viewer) => liveMedia(treeId, ids, viewer),
    deletedOf: deletedIn(media, (row) => involving(row, null)),
    named: async (keys) => {
      const found = keys.filter(({ treeId, mediaId }) => media.get("committed", mediaId)?.treeId === treeId)
      return new Set(found.map(({ mediaId }) => mediaId))
    },
  }
}
