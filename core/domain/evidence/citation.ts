import type * as t from "io-ts"
import { line, longText, optionalNumber } from "../../codec/field.ts"
import { inputsOf, type ValuesOf } from "../../codec/fields.ts"
import { nullable, wire } from "../../codec/wire.ts"
import type { FieldError } from "../../codec/field-error.ts"
import { type CitationId, EventId, NameId, PersonId, RelationshipId, SourceId, type TreeId } from "../ids.ts"
import { type Lifecycle, type Read, readOf } from "../lifecycle.ts"

/** Exactly one of the four is set. */
export interface CitationTarget {
  readonly personId: PersonId | null
  readonly eventId: EventId | null
  readonly nameId: NameId | null
  readonly relationshipId: RelationshipId | null
}

/** The fields of a citation that editors set. */
export const citationFields = {
  page: line("The place in the source, for example `page 12`."),
  detail: longText("What the source says there."),
  confidence: optionalNumber(
    0,
    3,
    "How reliable the source is here, from 0 (unreliable) to 3 (direct evidence), as QUAY of GEDCOM. Null if not assessed.",
  ),
}

/** Links one source to exactly one fact. */
export interface Citation extends ValuesOf<typeof citationFields>, CitationTarget, Lifecycle {
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

/** A citation as its readers see it. */
export type CitationRead = Read<Citation>

export const citationRead = (record: Citation): CitationRead => readOf(record)

export const CitationCreate = wire(
  "CitationCreate",
  { sourceId: SourceId },
  {
    personId: nullable(PersonId),
    eventId: nullable(EventId),
    nameId: nullable(NameId),
    relationshipId: nullable(RelationshipId),
    ...inputsOf(citationFields),
  },
)
export type CitationCreate = t.TypeOf<typeof CitationCreate>

export const CitationUpdate = wire("CitationUpdate", {}, inputsOf(citationFields))
export type CitationUpdate = t.TypeOf<typeof CitationUpdate>
