import type { Command } from "../../use-case/command.ts"
import type { ExpectedVersions } from "../../domain/expected-versions.ts"
import type { RelationshipId } from "../../domain/ids.ts"
import { deleteRecord } from "../../edit/delete-record.ts"

export interface DeleteRelationship {
  readonly relationshipId: RelationshipId
  readonly ifMatch: ExpectedVersions
}

/** An editor deletes a relationship with its events and citations. */
export const deleteRelationship: Command<DeleteRelationship, null> = (context, { relationshipId, ifMatch }) =>
  deleteRecord(context, "relationship", relationshipId, ifMatch)
