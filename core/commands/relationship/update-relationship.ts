import * as E from "fp-ts/lib/Either.js"
import { type Command, done, unchanged } from "../../command.ts"
import { faulty } from "../../domain/errors.ts"
import type { RelationshipId } from "../../domain/ids.ts"
import { revised } from "../../domain/lifecycle.ts"
import {
  qualifierFault,
  type RelationshipUpdate,
  type RelationshipRead,
  relationshipRead,
} from "../../domain/relationship.ts"
import { editable } from "../../edit/edit.ts"
import { fact } from "../../edit/fact.ts"
import type { ExpectedVersions } from "../../domain/expected-versions.ts"

export interface UpdateRelationship extends RelationshipUpdate {
  readonly relationshipId: RelationshipId
  readonly ifMatch: ExpectedVersions
}

/** An editor changes the qualifier or the notes of a relationship. */
export const updateRelationship: Command<UpdateRelationship, RelationshipRead> = async (
  context,
  { relationshipId, ifMatch, ...changes },
) => {
  const { relationships, now } = context
  const found = await editable(context, "relationship", relationshipId, ifMatch)
  if (E.isLeft(found)) return found
  const before = found.right
  const after = revised(before, changes, now)
  const fault = qualifierFault(after.type, after.qualifier)
  if (fault !== null) return E.left(faulty(fault))
  if (after === before) return unchanged(relationshipRead(before))
  await relationships.update(after)
  return done(relationshipRead(after), fact("relationship", "update", before, after))
}
