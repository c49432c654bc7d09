import * as E from "fp-ts/lib/Either.js"
import type { Command } from "../../use-case/command.ts"
import { type CitationRead, type CitationUpdate, citationRead } from "../../domain/evidence/citation.ts"
import type { ExpectedVersions } from "../../domain/expected-versions.ts"
import type { CitationId } from "../../domain/ids.ts"
import { revised } from "../../domain/lifecycle.ts"
import { updateRecord } from "../../edit/update-record.ts"

export interface UpdateCitation extends CitationUpdate {
  readonly citationId: CitationId
  readonly ifMatch: ExpectedVersions
}

/** An editor changes the place in the source and the confidence of a citation. */
export const updateCitation: Command<UpdateCitation, CitationRead> = (context, { citationId, ifMatch, ...changes }) =>
  updateRecord(context, "citation", {
    id: citationId,
    ifMatch,
    change: (before) => E.right(revised(before, changes, context.now)),
    read: citationRead,
  })
