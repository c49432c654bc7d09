import type { Command } from "../../use-case/command.ts"
import type { ExpectedVersions } from "../../domain/expected-versions.ts"
import type { CitationId } from "../../domain/ids.ts"
import { deleteRecord } from "../../edit/delete-record.ts"

export interface DeleteCitation {
  readonly citationId: CitationId
  readonly ifMatch: ExpectedVersions
}

/** An editor deletes a citation. */
export const deleteCitation: Command<DeleteCitation, null> = (context, { citationId, ifMatch }) =>
  deleteRecord(context, "citation", citationId, ifMatch)
