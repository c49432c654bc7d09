import * as t from "io-ts"
import { addressField } from "./address.ts"
import { line, longText, notesField, optionalNumber, word } from "../codec/field.ts"
import { inputsOf, type ValuesOf } from "../codec/fields.ts"
import { integer, lineText, nullable, oneOf, wire } from "../codec/wire.ts"
import { calendars, dateQualifiers, type GenealogicalDate } from "./date/genealogical-date.ts"
import { identifiersField, shownIdentifiers } from "./evidence/identifier.ts"
import type { FieldError } from "../codec/field-error.ts"
import { type EventId, PersonId, type PlaceId, RelationshipId, type TreeId } from "./ids.ts"
import { type Read, type RecordLifecycle, readOf } from "./lifecycle.ts"
import { coordinatesField } from "./place/coordinates.ts"
import type { RelationshipType } from "./relationship.ts"
import { optionalLine, optionalText } from "../codec/optional-text.ts"

/** The curated types of personal events. Any other text of 1 to 64 characters is a custom type. */
export const personEventTypes = [
  "birth",
  "christening",
  "baptism",
  "adult_christening",
  "blessing",
  "bar_mitzvah",
  "bat_mitzvah",
  "first_communion",
  "confirmation",
  "adoption",
  "education",
  "graduation",
  "occupation",
  "residence",
  "census",
  "religion",
  "nationality",
  "title",
  "military_service",
  "emigration",
  "immigration",
  "naturalization",
  "property",
  "description",
  "id_number",
  "will",
  "probate",
  "retirement",
  "ordination",
  "death",
  "burial",
  "cremation",
] as const

/** The curated types of partnership events. */
export const partnershipEventTypes = [
  "engagement",
  "marriage_banns",
  "marriage_contract",
  "marriage_license",
  "marriage",
  "marriage_settlement",
  "separation",
  "divorce_filed",
  "divorce",
  "annulment",
] as const

/** Who may see an event: everyone who sees its persons in full, or members only. */
export const eventPrivacySettings = ["default", "hidden"] as const
export type EventPrivacy = (typeof eventPrivacySettings)[number]

/** Fields of an event that every backup has. */
export const firstEventFields = {
  detail: longText("A short text that belongs to the type, for example the occupation."),
  notes: notesField,
}

/** Fields of an event that backups of earlier versions may lack. */
export const laterEventFields = {
  subtype: line("What kind of its type the event is, for example `civil` of a marriage (`TYPE` in GEDCOM)."),
  age: line(
    "The age of the person at the event (`AGE` in GEDCOM), for example `42y` or `child`. Not of partnerships.",
    100,
  ),
  identifiers: identifiersField,
  address: addressField,
  coordinates: coordinatesField,
  cause: line("What caused the event, for example the cause of a death (`CAUS` in GEDCOM)."),
  confidence: optionalNumber(
    0,
    3,
    "How reliable the event is, from 0 (unreliable) to 3 (direct evidence): QUAY of GEDCOM at the event. Null if unknown.",
  ),
  privacy: word(
    eventPrivacySettings,
    "default",
    "Who sees the event: `default` is everyone who sees its persons in full, `hidden` is members only.",
  ),
}

/** The fields of an event that editors set, beside its type, date and place. */
export const eventFields = { ...firstEventFields, ...laterEventFields }

/** An event in a life. Its subject is either a person or a partnership. */
export interface Event extends ValuesOf<typeof eventFields>, RecordLifecycle {
  readonly id: EventId
  readonly treeId: TreeId
  readonly personId: PersonId | null
  readonly relationshipId: RelationshipId | null
  readonly type: string
  readonly date: GenealogicalDate | null
  readonly placeId: PlaceId | null
  /**
   * False only for an event of a file with a bare tag: no `Y`, date, place or other text (GEDCOM 5.5.1, event
   * structure).
   */
  readonly asserted: boolean
}

/** Why an event may not have this subject; null if it may. An event has exactly one subject. */
export const subjectFault = ({
  personId,
  relationshipId,
}: Partial<Pick<Event, "personId" | "relationshipId">>): FieldError | null =>
  ((personId ?? null) === null) === ((relationshipId ?? null) === null)
    ? { path: "personId", message: "exactly one of person_id and relationship_id must be given" }
    : null

/** Why an event of this subject may not have this age; null if it may. */
export const ageFault = (
  { relationshipId }: Pick<Event, "relationshipId">,
  age: string | null | undefined,
): FieldError | null =>
  relationshipId === null || age === null || age === undefined
    ? null
    : { path: "age", message: "is of one person; an event of a partnership has none" }

/** Why a relationship of this type may not be the subject of an event; null if it may. */
export const eventOfEdgeFault = (type: RelationshipType): FieldError | null =>
  type === "partnership" ? null : { path: "relationshipId", message: "must be a partnership" }

/** The fields of an event from which births and deaths are reckoned, and its privacy. */
export const lifeEventFields = ["id", "personId", "relationshipId", "type", "date", "age", "privacy"] as const

/** An event in its fewest fields. */
export type LifeEvent = Pick<Event, (typeof lifeEventFields)[number]>

/** An event with the name of its place. */
export type PlacedEvent = Event & { readonly place: string | null }

/** An event as its readers see it. */
export type EventRead = Read<PlacedEvent>

export const eventRead = (record: PlacedEvent): EventRead => ({
  ...readOf(record),
  identifiers: shownIdentifiers(record),
})

const part = (min: number, max: number) => nullable(integer(min, max))
const yearPart = part(-9999, 9999)

/** The date of a request. `display`, `display_long` and `sort_day` are accepted and ignored. */
export const DateInput = wire(
  "DateInput",
  {},
  {
    qualifier: oneOf(dateQualifiers),
    calendar: oneOf(calendars),
    day: part(1, 31),
    month: part(1, 13),
    year: yearPart,
    toDay: part(1, 31),
    toMonth: part(1, 13),
    toYear: yearPart,
    phrase: optionalText(1_048_576),
    display: t.unknown,
    displayLong: t.unknown,
    sortDay: t.unknown,
  },
)

const details = {
  date: nullable(DateInput),
  place: optionalLine(500),
  ...inputsOf(eventFields),
}
const type = lineText(64, 1)

export const EventCreate = wire(
  "EventCreate",
  { type },
  { personId: nullable(PersonId), relationshipId: nullable(RelationshipId), ...details },
)
export type EventCreate = t.TypeOf<typeof EventCreate>

/** A birth or death of a new person: an event without type and subject. */
export const VitalEventCreate = wire("VitalEventCreate", {}, details)
export type VitalEventCreate = t.TypeOf<typeof VitalEventCreate>

/** The changes of a birth or death of an existing person. It is created if it does not exist. */
export const VitalEventUpdate = wire("VitalEventUpdate", {}, details)
export type VitalEventUpdate = t.TypeOf<typeof VitalEventUpdate>

export const EventUpdate = wire("EventUpdate", {}, { type, ...details })
export type EventUpdate = t.TypeOf<typeof EventUpdate>
