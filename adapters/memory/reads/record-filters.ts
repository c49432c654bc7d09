import type { Citation } from "../../../core/domain/evidence/citation.ts"
import type { Media } from "../../../core/domain/evidence/media.ts"
import type { CitationFilter, MediaFilter } from "../../../core/domain/record-lists/record-filters.ts"
import { isLive, type Tables } from "../tables.ts"
import { citationsOfPerson } from "./cited-persons.ts"

/** Whether the filter matches a live citation. */
export const matchesCitation = (tables: Tables, filter: CitationFilter): ((citation: Citation) => boolean) => {
  const { personId, sourceId, eventId, relationshipId } = filter
  const ofPerson = personId === null ? null : new Set(citationsOfPerson(tables, personId).map(({ id }) => id))
  return (citation) =>
    isLive(citation) &&
    (ofPerson === null || ofPerson.has(citation.id)) &&
    (sourceId === null || citation.sourceId === sourceId) &&
    (eventId === null || citation.eventId === eventId) &&
    (relationshipId === null || citation.relationshipId === relationshipId)
}

/** Whether the filter matches a live medium. */
export const matchesMedium =
  (tables: Tables, { personId, eventId, sourceId, unattached, type }: MediaFilter) =>
  (medium: Media): boolean => {
    const owners = [medium, ...tables.mediaLinks.rows("committed", "mediaId", medium.id)]
    const isAttached = owners.some((of) => of.personId !== null || of.eventId !== null || of.sourceId !== null)
    return (
      isLive(medium) &&
      (personId === null || owners.some((of) => of.personId === personId)) &&
      (eventId === null || owners.some((of) => of.eventId === eventId)) &&
      (sourceId === null || owners.some((of) => of.sourceId === sourceId)) &&
      (!unattached || !isAttached) &&
      (type === null || medium.contentType.startsWith(`${type}/`))
    )
  }
