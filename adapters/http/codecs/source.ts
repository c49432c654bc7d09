import { storedOf } from "../../../core/codec/fields.ts"
import { citationFields, citationText, type CitationRead } from "../../../core/domain/evidence/citation.ts"
import { CitationId, EventId, NameId, PersonId, RelationshipId, SourceId, TreeId } from "../../../core/domain/ids.ts"
import { sourceFields, type SourceRead } from "../../../core/domain/evidence/source.ts"
import { nullable, type Wire, wire } from "../../../core/codec/wire.ts"
import { shownRecordLifecycle, whenDeleted } from "./common.ts"

export const sourceReply: Wire<SourceRead> = wire(
  "SourceRead",
  {
    id: SourceId,
    treeId: TreeId,
    ...storedOf(sourceFields),
    ...shownRecordLifecycle,
  },
  whenDeleted,
)

export const citationReply: Wire<CitationRead> = wire(
  "CitationRead",
  {
    id: CitationId,
    treeId: TreeId,
    sourceId: SourceId,
    personId: nullable(PersonId),
    eventId: nullable(EventId),
    nameId: nullable(NameId),
    relationshipId: nullable(RelationshipId),
    ...storedOf(citationFields),
    ...storedOf(citationText),
    ...shownRecordLifecycle,
  },
  whenDeleted,
)
