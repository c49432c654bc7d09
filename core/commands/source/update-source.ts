import * as E from "fp-ts/lib/Either.js"
import type { Command } from "../../use-case/command.ts"
import { type SourceRead, type SourceUpdate, sourceRead } from "../../domain/evidence/source.ts"
import type { ExpectedVersions } from "../../domain/expected-versions.ts"
import type { SourceId } from "../../domain/ids.ts"
import { revised } from "../../domain/lifecycle.ts"
import { updateRecord } from "../../edit/update-record.ts"

export interface UpdateSource extends SourceUpdate {
  readonly sourceId: SourceId
  readonly ifMatch: ExpectedVersions
}

/** An editor changes a source. */
export const updateSource: Command<UpdateSource, SourceRead> = (context, { sourceId, ifMatch, ...changes }) =>
  updateRecord(context, "source", {
    id: sourceId,
    ifMatch,
    change: (before) => E.right(revised(before, changes, context.now)),
    read: sourceRead,
  })
