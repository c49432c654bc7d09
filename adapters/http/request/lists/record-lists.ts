import { CitationId, EventId, PersonId, PlaceId, RelationshipId, SourceId } from "../../../../core/domain/ids.ts"
import {
  type CitationFilter,
  type EventFilter,
  type MediaFilter,
  mediaKinds,
} from "../../../../core/domain/record-lists/record-filters.ts"
import { choiceOrNull, flag, idOrNull, type ParametersOf, textOrNull } from "../parameters.ts"
import { yearOrNull } from "./person-list.ts"

export const eventParameters = {
  type: textOrNull("Only events of this type.", 64),
  placeId: idOrNull("Only events at this place.", PlaceId),
  fromYear: yearOrNull("Only events with a date that begins in this year or later. Negative years are BCE."),
  toYear: yearOrNull("Only events with a date that begins in this year or earlier. Negative years are BCE."),
}

/** The same parameters with the filter as one object. */
export const eventListOf = <Rest extends object>({
  type,
  placeId,
  fromYear,
  toYear,
  ...rest
}: Rest & ParametersOf<typeof eventParameters>): Omit<
  Rest & ParametersOf<typeof eventParameters>,
  keyof EventFilter
> & { readonly filter: EventFilter } => ({ ...rest, filter: { type, placeId, fromYear, toYear } })

export const citationParameters = {
  personId: idOrNull(
    "Only citations of this person and of the names, events and relationships of that person.",
    PersonId,
  ),
  sourceId: idOrNull("Only citations of this source.", SourceId),
  eventId: idOrNull("Only citations for this event.", EventId),
  relationshipId: idOrNull("Only citations for this relationship.", RelationshipId),
}

/** The same parameters with the filter as one object. */
export const citationListOf = <Rest extends object>({
  personId,
  sourceId,
  eventId,
  relationshipId,
  ...rest
}: Rest & ParametersOf<typeof citationParameters>): Omit<
  Rest & ParametersOf<typeof citationParameters>,
  keyof CitationFilter
> & { readonly filter: CitationFilter } => ({ ...rest, filter: { personId, sourceId, eventId, relationshipId } })

export const mediaParameters = {
  personId: idOrNull("Only media of this person.", PersonId),
  eventId: idOrNull("Only media of this event.", EventId),
  relationshipId: idOrNull("Only media of this relationship.", RelationshipId),
  sourceId: idOrNull("Only media of this source.", SourceId),
  citationId: idOrNull("Only media of this citation.", CitationId),
  placeId: idOrNull("Only media of this place.", PlaceId),
  unattached: flag("Only media without links."),
  type: choiceOrNull("Only media of this kind.", mediaKinds),
}

/** The same parameters with the filter as one object. */
export const mediaListOf = <Rest extends object>({
  personId,
  eventId,
  relationshipId,
  sourceId,
  citationId,
  placeId,
  unattached,
  type,
  ...rest
}: Rest & ParametersOf<typeof mediaParameters>): Omit<
  Rest & ParametersOf<typeof mediaParameters>,
  keyof MediaFilter
> & { readonly filter: MediaFilter } => ({
  ...rest,
  filter: { personId, eventId, relationshipId, sourceId, citationId, placeId, unattached, type },
})
