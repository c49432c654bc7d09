import type { Citation } from "../../../core/domain/evidence/citation.ts"
import { targetFields, targetOf } from "../../../core/domain/evidence/media-link.ts"
import type { Media } from "../../../core/domain/evidence/media.ts"
import type { CitationFilter, MediaFilter } from "../../../core/domain/record-lists/record-filters.ts"
import { allLinks } from "../media-targets.ts"
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
  (tables: Tables, { unattached, type, ...targets }: MediaFilter) =>
  (medium: Media): boolean => {
    const links = allLinks(tables, "committed", medium)
    const isAttached = links.some((of) => targetOf(of) !== null)
    return (
      isLive(medium) &&
      targetFields.every((field) => targets[field] === null || links.some((of) => of[field] === targets[field])) &&
      (!unattached || !isAttached) &&
      (type === null || medium.contentType.startsWith(`${type}/`))
    )
  }
