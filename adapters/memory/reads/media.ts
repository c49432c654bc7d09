import type { LinkedMedia, Media } from "../../../core/domain/evidence/media.ts"
import type { LinkTarget } from "../../../core/domain/evidence/media-link.ts"
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
import { allLinks, targetsOfMedium } from "../media-targets.ts"
import { isLive, type Tables } from "../tables.ts"
import { citedPeople } from "./evidence.ts"
import { matchesMedium } from "./record-filters.ts"
import { deletedIn, pages } from "./pages.ts"
import { ofOwners } from "./large-record/ordered.ts"
import {
  countingFor,
  involving,
  isOfHiddenEvent,
  peopleOfCitation,
  peopleOfEvent,
  peopleOfRelationship,
} from "./people.ts"

/** The persons of media, and whether the media belong to hidden events. */
const mediaPeople = (tables: Tables) => {
  const { citations, events, relationships, persons, sources } = tables

  const livePeople = (id: PersonId): readonly PrivacyFacts[] => {
    const person = persons.get("committed", id)
    return person === null || !isLive(person) ? [] : [person]
  }
  const citationOf = ({ citationId }: Partial<LinkTarget>) =>
    citationId == null ? null : citations.get("committed", citationId)

  /** The persons of a live event, of a relationship or of a citation; null if the link leads to something else. */
  const peopleOfFact = (link: Partial<LinkTarget>): readonly PrivacyFacts[] | null => {
    const { eventId, relationshipId } = link
    const event = eventId == null ? null : events.get("committed", eventId)
    if (event !== null) return peopleOfEvent(tables, event)
    const edge = relationshipId == null ? null : relationships.get("committed", relationshipId)
    if (edge !== null) return peopleOfRelationship(tables, edge)
    const citation = citationOf(link)
    return citation === null ? null : peopleOfCitation(tables, citation)
  }

  /**
   * The persons of what a link refers to. Null in place of a person who is missing, and for a live source without a
   * citation that the public may see.
   */
  const peopleOf = (link: Partial<LinkTarget>, year: number): readonly PrivacyFacts[] | null => {
    const { personId, sourceId, placeId } = link
    const source = sourceId == null ? null : sources.get("committed", sourceId)
    if (source !== null) return !isLive(source) || citedPeople(tables, source.id, year).length > 0 ? [] : null
    if (placeId != null) return []
    const people = personId == null ? peopleOfFact(link) : livePeople(personId)
    return people === null || people.length === 0 ? null : people
  }

  /** Whether the link leads to a live person, event, relationship or source. */
  const isGround = ({ personId, eventId, relationshipId, sourceId }: Partial<LinkTarget>): boolean => {
    const rows = [
      personId == null ? null : persons.get("committed", personId),
      eventId == null ? null : events.get("committed", eventId),
      relationshipId == null ? null : relationships.get("committed", relationshipId),
      sourceId == null ? null : sources.get("committed", sourceId),
    ]
    return rows.some((row) => row !== null && isLive(row))
  }

  /** The persons of the medium, as far as the public may see them. The first one is no person of the tree, and is public. */
  const concerned = (row: Media, year: number): readonly PrivacyFacts[] => {
    const links = allLinks(tables, "committed", row)
    const people: PrivacyFacts[] = [{ privacy: "default", publicFrom: -10_000 }]
    if (!links.some(isGround)) return []
    for (const link of links) {
      const some = peopleOf(link, year)
      if (some === null) return []
      append(people, some)
    }
    return people
  }
  const isHidden = (row: Media): boolean =>
    allLinks(tables, "committed", row).some((link) =>
      isOfHiddenEvent(tables, { eventId: link.eventId ?? citationOf(link)?.eventId ?? null }),
    )

  return { concerned, isHidden }
}

export const mediaReads = (tables: Tables): MediaReads => {
  const { media, mediaLinks } = tables
  const { concerned, isHidden } = mediaPeople(tables)

  const linked = (row: Media): LinkedMedia => ({ ...row, links: targetsOfMedium(tables, "committed", row) })
  const sealed = (row: Media, year: number | null): Withheld<Involving<LinkedMedia>> =>
    year === null ? involving(linked(row), null) : involving(linked(row), concerned(row, year), isHidden(row))

  /** The live media that are attached or linked to the record with this id. */
  const ofRecord = (treeId: TreeId, id: string): readonly Media[] => {
    const ids = [
      ...(["personId", "eventId", "sourceId"] as const).flatMap((owner) => media.rows("committed", owner, id)),
      ...(["personId", "eventId", "sourceId", "relationshipId", "citationId"] as const)
        .flatMap((target) => mediaLinks.rows("committed", target, id))
        .map((row) => ({ id: row.mediaId })),
    ].map((row) => row.id)
    return [...new Set(ids)]
      .map((mediaId) => media.get("committed", mediaId))
      .filter((row) => row !== null)
      .filter((row) => row.treeId === treeId && isLive(row))
  }

  const liveMedia = (
    treeId: TreeId,
    ids: readonly MediaId[],
    viewer: Viewer,
  ): readonly Withheld<Involving<LinkedMedia>>[] =>
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
    deletedOf: deletedIn(media, (row) => involving(linked(row), null)),
    named: async (keys) => {
      const found = keys.filter(({ treeId, mediaId }) => media.get("committed", mediaId)?.treeId === treeId)
      return new Set(found.map(({ mediaId }) => mediaId))
    },
  }
}
