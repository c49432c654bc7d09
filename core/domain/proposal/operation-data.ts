import { inputsOf } from "../../codec/fields.ts"
import { wire } from "../../codec/wire.ts"
import { AssociationCreate, AssociationUpdate } from "../association/association.ts"
import { CitationCreate, CitationUpdate } from "../evidence/citation.ts"
import { EventCreate, EventUpdate } from "../event.ts"
import { PersonId } from "../ids.ts"
import { ProposedMerge } from "../merge/merge-input.ts"
import { nameFields, newNameInputs } from "../name.ts"
import { PersonCreate, PersonUpdate } from "../person-input.ts"
import { RelationshipCreate, RelationshipUpdate } from "../relationship.ts"
import { SourceCreate, SourceUpdate } from "../evidence/source.ts"

/** A name belongs to a person. The path of the route names the person; here the data does. */
const ProposedName = wire("ProposedName", { personId: PersonId }, newNameInputs)
const ProposedNameUpdate = wire("ProposedNameUpdate", {}, { personId: PersonId, ...inputsOf(nameFields) })

/** The data of operations: the codecs of the request bodies. */
export const operationData = {
  person: { create: PersonCreate, update: PersonUpdate },
  name: { create: ProposedName, update: ProposedNameUpdate },
  event: { create: EventCreate, update: EventUpdate },
  relationship: { create: RelationshipCreate, update: RelationshipUpdate },
  source: { create: SourceCreate, update: SourceUpdate },
  citation: { create: CitationCreate, update: CitationUpdate },
  association: { create: AssociationCreate, update: AssociationUpdate },
} as const

/** The data of an operation that merges a person into the one that it is about. */
export const mergeData = ProposedMerge

/** A delete has no data. */
export const noOperationData = wire("NothingSaid", {})
