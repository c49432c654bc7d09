import * as E from "fp-ts/lib/Either.js"
import type { Command } from "../../use-case/command.ts"
import {
  aboutFault,
  type CitationRead,
  type CitationUpdate,
  citationChanges,
  citationRead,
  textFault,
} from "../../domain/evidence/citation.ts"
import { faulty } from "../../domain/errors.ts"
import type { ExpectedVersions } from "../../domain/expected-versions.ts"
import type { CitationId } from "../../domain/ids.ts"
import { revised } from "../../domain/lifecycle.ts"
import { updateRecord } from "../../edit/update-record.ts"

export interface UpdateCitation extends CitationUpdate {
  readonly citationId: CitationId
  readonly ifMatch: ExpectedVersions
}

/** An editor changes what a citation says. Its source and its target stay. */
export const updateCitation: Command<UpdateCitation, CitationRead> = (context, { citationId, ifMatch, ...changes }) =>
  updateRecord(context, "citation", {
    id: citationId,
    ifMatch,
    change: (before) => {
      const after = revised(before, citationChanges(changes), context.now)
      const fault = textFault(changes) ?? aboutFault(after)
      return fault === null ? E.right(after) : E.left(faulty(fault))
    },
    read: citationRead,
  })
