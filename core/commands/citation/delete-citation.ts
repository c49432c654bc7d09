import * as E from "fp-ts/lib/Either.js"
import { type Command, done } from "../../command.ts"
import type { CitationId } from "../../domain/ids.ts"
import { editable } from "../../edit/edit.ts"
import { fact } from "../../edit/fact.ts"
import type { ExpectedVersions } from "../../domain/expected-versions.ts"

export interface DeleteCitation {
  readonly citationId: CitationId
  readonly ifMatch: ExpectedVersions
}

/** An editor deletes a citation. */
export const deleteCitation: Command<DeleteCitation, null> = async (context, { citationId, ifMatch }) => {
  const { deletions, now, newId } = context
  const found = await editable(context, "citation", citationId, ifMatch)
  if (E.isLeft(found)) return found
  await deletions.remove("citation", [citationId], { id: newId(), treeId: found.right.treeId, at: now })
  return done(null, fact("citation", "delete", found.right, null))
}
