import * as E from "fp-ts/lib/Either.js"
import type { Command } from "../../use-case/command.ts"
import { faulty } from "../../domain/errors.ts"
import type { ExpectedVersions } from "../../domain/expected-versions.ts"
import type { RelationshipId } from "../../domain/ids.ts"
import { revised } from "../../domain/lifecycle.ts"
import {
  type RelationshipRead,
  type RelationshipUpdate,
  relationshipRead,
  typedFieldsFault,
} from "../../domain/relationship.ts"
import { updateRecord } from "../../edit/update-record.ts"

export interface UpdateRelationship extends RelationshipUpdate {
  readonly relationshipId: RelationshipId
  readonly ifMatch: ExpectedVersions
}

/** An editor changes the fields of a relationship. */
export const updateRelationship: Command<UpdateRelationship, RelationshipRead> = (
  context,
  { relationshipId, ifMatch, ...changes },
) =>
  updateRecord(context, "relationship", {
    id: relationshipId,
    ifMatch,
    change: (before) => {
      const after = revised(before, changes, context.now)
      const fault = typedFieldsFault(after.type, after)
      return fault === null ? E.right(after) : E.left(faulty(fault))
    },
    read: relationshipRead,
  })
