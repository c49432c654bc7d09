import type { ExpectedVersions } from "../../domain/expected-versions.ts"
import type { AssociationId } from "../../domain/ids.ts"
import { deleteRecord } from "../../edit/delete-record.ts"
import type { Command } from "../../use-case/command.ts"

export interface DeleteAssociation {
  readonly associationId: AssociationId
  readonly ifMatch: ExpectedVersions
}

/** An editor deletes an association. The persons stay. */
export const deleteAssociation: Command<DeleteAssociation, null> = (context, { associationId, ifMatch }) =>
  deleteRecord(context, "association", associationId, ifMatch)
