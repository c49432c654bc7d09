import type { Event } from "../event.ts"
import { firstDay, lastDay } from "../date/calendar.ts"
import type { EventId, PersonId, PlaceId, RelationshipId, SourceId } from "../ids.ts"
import { type LinkTarget, noTarget } from "../evidence/media-link.ts"
import type { SourceRead } from "../evidence/source.ts"
import { normalizeText } from "../name-text/normalize-text.ts"
import { searchWords } from "../name-text/search-text.ts"

/** Which events a list contains. Null does not filter. */
export interface EventFilter {
  readonly type: string | null
  readonly placeId: PlaceId | null
  /** Gregorian years. They are compared with the first day of a date (`sortDay`). Negative years are BCE. */
  readonly fromYear: number | null
  readonly toYear: number | null
}

/** Which citations a list contains. Those of a person include those of the names, events and relationships. */
export interface CitationFilter {
  readonly personId: PersonId | null
  readonly sourceId: SourceId | null
  readonly eventId: EventId | null
  readonly relationshipId: RelationshipId | null
}

/** The kinds of media that a list can be limited to. */
export const mediaKinds = ["image"] as const
export type MediaKind = (typeof mediaKinds)[number]

/** Which media a list contains. A medium belongs to what it is attached or linked to. */
export interface MediaFilter extends LinkTarget {
  /** Whether the list has only media that belong to nothing. */
  readonly unattached: boolean
  readonly type: MediaKind | null
}

export const anyEvent: EventFilter = { type: null, placeId: null, fromYear: null, toYear: null }
export const anyCitation: CitationFilter = { personId: null, sourceId: null, eventId: null, relationshipId: null }
export const anyMedium: MediaFilter = { ...noTarget, unattached: false, type: null }

/** Whether a filter does nothing. */
export const isUnused = (filter: EventFilter | CitationFilter | MediaFilter): boolean =>
  Object.values(filter).every((value) => value === null || value === false)

/** The first and the last day of an event filter; null where it has no limit. */
export const daysOf = ({
  fromYear,
  toYear,
}: EventFilter): { readonly first: number | null; readonly last: number | null } => ({
  first: fromYear === null ? null : firstDay("gregorian", fromYear, null, null),
  last: toYear === null ? null : lastDay("gregorian", toYear, null, null),
})

/** Whether the filter matches an event. */
export const matchesEvent = (filter: EventFilter, { type, placeId, date }: Event): boolean => {
  const { first, last } = daysOf(filter)
  const day = date?.sortDay ?? null
  return (
    (filter.type === null || type === filter.type) &&
    (filter.placeId === null || placeId === filter.placeId) &&
    (first === null || (day !== null && day >= first)) &&
    (last === null || (day !== null && day <= last))
  )
}

/** Whether the words of a query are all in the texts of a source, without regard to case and accents. */
export const matchesSource = (query: string | null): ((source: SourceRead) => boolean) => {
  if (query === null) return () => true
  const words = searchWords(query)
  return ({ title, abbreviation, author, publication, repository, callNumber, notes, text: wording }) => {
    const texts = [title, abbreviation, author, publication, repository, callNumber, notes, wording].filter(
      (text) => text !== null,
    )
    const text = normalizeText(texts.join(" "))
    return words.every((word) => text.includes(word))
  }
}
