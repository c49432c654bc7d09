import * as t from "io-ts"
import type { CitationRead } from "../../../core/domain/evidence/citation.ts"
import { CitationId, EventId, NameId, PersonId, RelationshipId, SourceId, TreeId } from "../../../core/domain/ids.ts"
import type { SourceRead } from "../../../core/domain/evidence/source.ts"
import { nullable, type Wire, wire } from "../../../core/codec/wire.ts"
import { count } from "../../../core/codec/count.ts"
import { shownLifecycle, whenDeleted } from "./common.ts"

export const sourceReply: Wire<SourceRead> = wire(
  "SourceRead",
  {
    id: SourceId,
    treeId: TreeId,
    title: t.string,
    author: nullable(t.string),
    publication: nullable(t.string),
    repository: nullable(t.string),
    callNumber: nullable(t.string),
    url: nullable(t.string),
    notes: nullable(t.string),
    ...shownLifecycle,
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
    page: nullable(t.string),
    detail: nullable(t.string),
    confidence: nullable(count),
    ...shownLifecycle,
  },
  whenDeleted,
)
