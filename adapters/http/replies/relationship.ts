import * as t from "io-ts"
import { PersonId, RelationshipId, TreeId } from "../../../core/domain/ids.ts"
import { parentQualifiers, type RelationshipRead, relationshipTypes } from "../../../core/domain/relationship.ts"
import { boolean, instant, nullable, oneOf, type Wire, wire } from "../../../core/codec/wire.ts"
import { count } from "../../../core/codec/count.ts"
import { whenDeleted } from "./common.ts"

export const relationshipReply: Wire<RelationshipRead> = wire(
  "RelationshipRead",
  {
    id: RelationshipId,
    treeId: TreeId,
    type: oneOf(relationshipTypes),
    fromPersonId: PersonId,
    toPersonId: PersonId,
    redacted: boolean,
    qualifier: nullable(oneOf(parentQualifiers)),
    notes: nullable(t.string),
    version: nullable(count),
    createdAt: nullable(instant),
    updatedAt: nullable(instant),
  },
  whenDeleted,
)
