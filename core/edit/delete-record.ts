import * as E from "fp-ts/lib/Either.js"
import { type Context, done, type Done } from "../use-case/command.ts"
import type { DomainError } from "../domain/errors.ts"
import type { ExpectedVersions } from "../domain/expected-versions.ts"
import { editable } from "./edit.ts"
import type { Edited } from "./edited-record.ts"
import { fact } from "./fact.ts"
import { refreshAfterEvent, refreshVitals } from "./refresh-summary.ts"

/** The kinds of records that are deleted alike. A person and a name have rules of their own. */
type DeletedAlike = "event" | "relationship" | "source" | "citation" | "association" | "media"

/** What changes besides the deleted record and the records that hang on it. */
const refreshAfter: { readonly [N in DeletedAlike]: (context: Context, deleted: Edited[N]) => Promise<void> } = {
  event: (context, event) => refreshAfterEvent(context, event),
  relationship: async (context, { treeId, type, fromPersonId, toPersonId }) => {
    if (type === "partnership") await refreshVitals(context, treeId, [fromPersonId, toPersonId])
  },
  source: async () => {},
  citation: async () => {},
  association: async () => {},
  media: async () => {},
}

/** Deletes a record, with the records that hang on it, if the actor may edit its tree and its version is among `ifMatch`. */
export const deleteRecord = async <N extends DeletedAlike>(
  context: Context,
  noun: N,
  id: Edited[N]["id"],
  ifMatch: ExpectedVersions,
): Promise<E.Either<DomainError, Done<null>>> => {
  const { deletions, now, newId } = context
  const found = await editable(context, noun, id, ifMatch)
  if (E.isLeft(found)) return found
  await deletions.remove(noun, [id], { id: newId(), treeId: found.right.treeId, at: now })
  await refreshAfter[noun](context, found.right)
  return done(null, fact(noun, "delete", found.right))
}
