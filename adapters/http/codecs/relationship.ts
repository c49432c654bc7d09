import * as t from "io-ts"
import { redactablesOf } from "../../../core/codec/fields.ts"
import { PersonId, RelationshipId, TreeId } from "../../../core/domain/ids.ts"
import { fileFields } from "../../../core/codec/file-time.ts"
import { relationshipFields, type RelationshipRead, relationshipTypes } from "../../../core/domain/relationship.ts"
import { boolean, instant, nullable, oneOf, type Wire, wire } from "../../../core/codec/wire.ts"
import { count } from "../../../core/codec/count.ts"
import { visibilities, whenDeleted } from "./common.ts"

const fields = {
  id: RelationshipId,
  treeId: TreeId,
  type: oneOf(relationshipTypes),
  fromPersonId: PersonId,
  toPersonId: PersonId,
  redacted: boolean,
  visibility: oneOf(visibilities),
  ...redactablesOf(relationshipFields),
  ...redactablesOf(fileFields),
  version: nullable(count),
  createdAt: nullable(instant),
  updatedAt: nullable(instant),
}

const full = wire(
  "FullRelationship",
  { ...fields, redacted: t.literal(false), visibility: t.literal("full"), createdAt: instant },
  whenDeleted,
)

const redacted = wire("RedactedRelationship", {
  ...fields,
  redacted: t.literal(true),
  visibility: t.literal("redacted"),
})

export const relationshipReply: Wire<RelationshipRead> = wire("RelationshipRead", fields, whenDeleted, {
  key: "visibility",
  oneOf: [full, redacted],
})
