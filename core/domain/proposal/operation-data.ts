import { wire } from "../../codec/wire.ts"
import { CitationCreate, CitationPatch } from "../citation.ts"
import { EventCreate, EventPatch } from "../event.ts"
import { PersonId } from "../ids.ts"
import { nameFields, nameParts } from "../name.ts"
import { PersonCreate, PersonPatch } from "../person-input.ts"
import { RelationshipCreate, RelationshipPatch } from "../relationship.ts"
import { SourceCreate, SourcePatch } from "../source.ts"

/** A name stands under its person, whom the route's path names and here the data. */
const ProposedName = wire("ProposedName", { personId: PersonId }, nameFields)
const ProposedNamePatch = wire("ProposedNamePatch", {}, { personId: PersonId, ...nameParts })

/** What an operation says of its record: by the codecs of the routes' bodies. */
export const operationData = {
  person: { create: PersonCreate, update: PersonPatch },
  name: { create: ProposedName, update: ProposedNamePatch },
  event: { create: EventCreate, update: EventPatch },
  relationship: { create: RelationshipCreate, update: RelationshipPatch },
  source: { create: SourceCreate, update: SourcePatch },
  citation: { create: CitationCreate, update: CitationPatch },
} as const

/** A delete says nothing but which record. */
export const nothingSaid = wire("NothingSaid", {})
