import * as E from "fp-ts/lib/Either.js"
import { type Command, done } from "../../command.ts"
import type { SourceId } from "../../domain/ids.ts"
import { editable } from "../../edit/edit.ts"
import { fact } from "../../edit/fact.ts"
import type { ExpectedVersions } from "../../domain/expected-versions.ts"

export interface DeleteSource {
  readonly sourceId: SourceId
  readonly ifMatch: ExpectedVersions
}

/** An editor deletes a source with its citations. */
export const deleteSource: Command<DeleteSource, null> = async (context, { sourceId, ifMatch }) => {
  const { deletions, now, newId } = context
  const found = await editable(context, "source", sourceId, ifMatch)
  if (E.isLeft(found)) return found
  await deletions.remove("source", [sourceId], { id: newId(), treeId: found.right.treeId, at: now })
  return done(null, fact("source", "delete", found.right, null))
}
