import { storedOf } from "../../../core/codec/fields.ts"
import { nullable, type Wire, wire } from "../../../core/codec/wire.ts"
import { associationFields, type AssociationRead } from "../../../core/domain/association/association.ts"
import { AssociationId, EventId, PersonId, RelationshipId, TreeId } from "../../../core/domain/ids.ts"
import { shownLifecycle, whenDeleted } from "./common.ts"

export const associationReply: Wire<AssociationRead> = wire(
  "AssociationRead",
  {
    id: AssociationId,
    treeId: TreeId,
    personId: nullable(PersonId),
    eventId: nullable(EventId),
    relationshipId: nullable(RelationshipId),
    associateId: nullable(PersonId),
    ...storedOf(associationFields),
    ...shownLifecycle,
  },
  whenDeleted,
)
