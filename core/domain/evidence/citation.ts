import type * as t from "io-ts"
import { line, longText, notesField, optionalNumber, optionalWord } from "../../codec/field.ts"
import { inputsOf, type ValuesOf } from "../../codec/fields.ts"
import { nullable, wire } from "../../codec/wire.ts"
import type { FieldError } from "../../codec/field-error.ts"
import { identifiersField, shownIdentifiers } from "./identifier.ts"
import { type CitationId, EventId, NameId, PersonId, RelationshipId, SourceId, type TreeId } from "../ids.ts"
import { type Read, type RecordLifecycle, readOf } from "../lifecycle.ts"
import { shownTemplateFields, templateFields } from "./template-field.ts"

const LONGEST_URL = 2_000

/** The fields of a person for which a source may be cited. */
export const citedFields = ["gender"] as const

/** Exactly one of the four is set. */
export interface CitationTarget {
  readonly personId: PersonId | null
  readonly eventId: EventId | null
  readonly nameId: NameId | null
  readonly relationshipId: RelationshipId | null
}

/** Fields of a citation that every backup has. */
export const firstCitationFields = {
  page: line("The place in the source, for example `page 12`."),
  detail: longText("What the source says there, word for word: the same value as `text`."),
  confidence: optionalNumber(
    0,
    3,
    "How reliable the source is here, from 0 (unreliable) to 3 (direct evidence), as QUAY of GEDCOM. Null if not assessed.",
  ),
}

/** Fields of a citation that backups of earlier versions may lack. */
export const laterCitationFields = {
  date: line("When the source recorded this, as it is written there: DATA.DATE of GEDCOM."),
  url: line("The address on the web of what the source says there.", LONGEST_URL),
  eventType: line("The kind of event that the source records: EVEN of GEDCOM, for example `BIRT`, or other words."),
  role: line("The role that the person has in that event: ROLE of GEDCOM, for example `CHIL`, or other words."),
  notes: notesField,
  identifiers: identifiersField,
  fields: templateFields,
  about: optionalWord(
    citedFields,
    "The field of the person that the source is cited for: `gender`, which is SOUR below SEX of GEDCOM. Null for the whole record.",
  ),
}

/** The fields of a citation that editors set. */
export const citationFields = { ...firstCitationFields, ...laterCitationFields }

/** What requests and answers also call `detail`. */
export const citationText = { text: longText("What the source says there, word for word: DATA.TEXT of GEDCOM.") }

/** Links one source to exactly one fact. */
export interface Citation extends ValuesOf<typeof citationFields>, CitationTarget, RecordLifecycle {
  readonly id: CitationId
  readonly treeId: TreeId
  readonly sourceId: SourceId
}

/** Why a citation may not have this target; null if it may. A citation cites exactly one fact. */
export const targetFault = ({
  personId = null,
  eventId = null,
  nameId = null,
  relationshipId = null,
}: Partial<CitationTarget>): FieldError | null =>
  [personId, eventId, nameId, relationshipId].filter((id) => id !== null).length === 1
    ? null
    : { path: "personId", message: "exactly one of person_id, event_id, name_id, relationship_id must be given" }

/** Why a citation of this target may not be about a field of a person; null if it may. */
export const aboutFault = ({
  about = null,
  personId = null,
}: Partial<Pick<Citation, "about" | "personId">>): FieldError | null =>
  about === null || personId !== null
    ? null
    : { path: "about", message: "must be null unless the citation is of a person" }

/** A citation as its readers see it. */
export type CitationRead = Read<Citation> & ValuesOf<typeof citationText>

export const citationRead = (record: Citation): CitationRead => ({
  ...readOf(record),
  text: record.detail,
  identifiers: shownIdentifiers(record),
  fields: shownTemplateFields(record),
})

/** Why a request may not have these texts; null if it may. `text` and `detail` are two names of one value. */
export const textFault = ({
  text,
  detail,
}: {
  readonly text?: string | null
  readonly detail?: string | null
}): FieldError | null =>
  text === undefined || detail === undefined || text === detail
    ? null
    : { path: "text", message: "must be the same as detail, which is another name of it" }

export const CitationCreate = wire(
  "CitationCreate",
  { sourceId: SourceId },
  {
    personId: nullable(PersonId),
    eventId: nullable(EventId),
    nameId: nullable(NameId),
    relationshipId: nullable(RelationshipId),
    ...inputsOf(citationFields),
    ...inputsOf(citationText),
  },
)
export type CitationCreate = t.TypeOf<typeof CitationCreate>

export const CitationUpdate = wire("CitationUpdate", {}, { ...inputsOf(citationFields), ...inputsOf(citationText) })
export type CitationUpdate = t.TypeOf<typeof CitationUpdate>

/** What a request sets, with its text under the name that a citation has for it. */
export const citationChanges = <T extends CitationUpdate>({ text, ...changes }: T): Omit<T, "text"> =>
  text === undefined ? changes : { ...changes, detail: text }
