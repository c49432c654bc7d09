import * as t from "io-ts"
import { PersonId, RelationshipId, TreeId } from "../../../core/domain/ids.ts"
import { parentQualifiers, type RelationshipRead, relationshipTypes } from "../../../core/domain/relationship.ts"
import { nullable, oneOf, type Wire, wire } from "../../../core/codec/wire.ts"
import { versionTag } from "../conditional.ts"
import { lifecycle } from "./common.ts"

/** Who is not told the notes has another tag than who is. */
export const relationshipTag = ({ version, redacted }: RelationshipRead): string =>
  redacted === true ? `"${version}-redacted"` : versionTag({ version })

export const relationshipReply: Wire<RelationshipRead> = wire("RelationshipRead", {
  id: RelationshipId,
  treeId: TreeId,
  type: oneOf(relationshipTypes),
  fromPersonId: PersonId,
  toPersonId: PersonId,
  qualifier: nullable(oneOf(parentQualifiers)),
  notes: nullable(t.string),
  ...lifecycle,
})
