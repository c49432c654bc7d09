import type { Command } from "../../use-case/command.ts"
import type { ExpectedVersions } from "../../domain/expected-versions.ts"
import type { SourceId } from "../../domain/ids.ts"
import { deleteRecord } from "../../edit/delete-record.ts"

export interface DeleteSource {
  readonly sourceId: SourceId
  readonly ifMatch: ExpectedVersions
}

/** An editor deletes a source with its citations. */
export const deleteSource: Command<DeleteSource, null> = (context, { sourceId, ifMatch }) =>
  deleteRecord(context, "source", sourceId, ifMatch)
