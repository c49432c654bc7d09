import { wire } from "../../codec/wire.ts"
import { CitationCreate, CitationUpdate } from "../citation.ts"
import { EventCreate, EventUpdate } from "../event.ts"
import { PersonId } from "../ids.ts"
import { nameFields, nameParts } from "../name.ts"
import { PersonCreate, PersonUpdate } from "../person-input.ts"
import { RelationshipCreate, RelationshipUpdate } from "../relationship.ts"
import { SourceCreate, SourceUpdate } from "../source.ts"

/** A name stands under its person, whom the route's path names and here the data. */
const ProposedName = wire("ProposedName", { personId: PersonId }, nameFields)
const ProposedNameUpdate = wire("ProposedNameUpdate", {}, { personId: PersonId, ...nameParts })

/** What an operation says of its record: by the codecs of the routes' bodies. */
export const operationData = {
  person: { create: PersonCreate, update: PersonUpdate },
  name: { create: ProposedName, update: ProposedNameUpdate },
  event: { create: EventCreate, update: EventUpdate },
  relationship: { create: RelationshipCreate, update: RelationshipUpdate },
  source: { create: SourceCreate, update: SourceUpdate },
  citation: { create: CitationCreate, update: CitationUpdate },
} as const

/** A delete says nothing but which record. */
export const nothingSaid = wire("NothingSaid", {})
