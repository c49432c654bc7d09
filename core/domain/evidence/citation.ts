import type * as t from "io-ts"
import { integer, nullable, wire } from "../../codec/wire.ts"
import type { FieldError } from "../../codec/field-error.ts"
import { type CitationId, EventId, NameId, PersonId, RelationshipId, SourceId, type TreeId } from "../ids.ts"
import type { Inputs } from "../inputs.ts"
import { optionalLine, optionalText } from "../../codec/optional-text.ts"
import { type Lifecycle, type Read, readOf } from "../lifecycle.ts"

/** Exactly one of the four is set. */
export interface CitationTarget {
  readonly personId: PersonId | null
  readonly eventId: EventId | null
  readonly nameId: NameId | null
  readonly relationshipId: RelationshipId | null
}

/** Links one source to exactly one fact. */
export interface Citation extends CitationTarget, Lifecycle {
  readonly id: CitationId
  readonly treeId: TreeId
  readonly sourceId: SourceId
  readonly page: string | null
  readonly detail: string | null
  /** 0 (unreliable) to 3 (direct and primary evidence): GEDCOM's QUAY. */
  readonly confidence: number | null
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

const details = {
  page: optionalLine(500),
  detail: optionalText(1_048_576),
  confidence: nullable(integer(0, 3)),
} satisfies Inputs<Citation, "sourceId" | keyof CitationTarget>

export const CitationCreate = wire(
  "CitationCreate",
  { sourceId: SourceId },
  {
    personId: nullable(PersonId),
    eventId: nullable(EventId),
    nameId: nullable(NameId),
    relationshipId: nullable(RelationshipId),
    ...details,
  },
)
export type CitationCreate = t.TypeOf<typeof CitationCreate>

export const CitationUpdate = wire("CitationUpdate", {}, details)
export type CitationUpdate = t.TypeOf<typeof CitationUpdate>
