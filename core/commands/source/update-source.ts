import * as E from "fp-ts/lib/Either.js"
import { type Command, done, unchanged } from "../../command.ts"
import type { SourceId } from "../../domain/ids.ts"
import { revised } from "../../domain/lifecycle.ts"
import { type SourceUpdate, type SourceRead, sourceRead } from "../../domain/source.ts"
import { editable } from "../../edit/edit.ts"
import { fact } from "../../edit/fact.ts"
import type { ExpectedVersions } from "../../domain/expected-versions.ts"

export interface UpdateSource extends SourceUpdate {
  readonly sourceId: SourceId
  readonly ifMatch: ExpectedVersions
}

/** An editor changes a source. */
export const updateSource: Command<UpdateSource, SourceRead> = async (context, { sourceId, ifMatch, ...changes }) => {
  const { sources, now } = context
  const found = await editable(context, "source", sourceId, ifMatch)
  if (E.isLeft(found)) return found
  const after = revised(found.right, changes, now)
  if (after === found.right) return unchanged(sourceRead(after))
  await sources.update(after)
  return done(sourceRead(after), fact("source", "update", found.right, after))
}
