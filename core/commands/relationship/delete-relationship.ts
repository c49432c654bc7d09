import * as E from "fp-ts/lib/Either.js"
import { type Command, done } from "../../command.ts"
import type { RelationshipId } from "../../domain/ids.ts"
import { editable } from "../../edit/edit.ts"
import { refreshVitals } from "../../edit/refresh-summary.ts"
import { fact } from "../../edit/fact.ts"
import type { ExpectedVersions } from "../../domain/expected-versions.ts"

export interface DeleteRelationship {
  readonly relationshipId: RelationshipId
  readonly ifMatch: ExpectedVersions
}

/** An editor deletes a relationship with its events and citations. */
export const deleteRelationship: Command<DeleteRelationship, null> = async (context, { relationshipId, ifMatch }) => {
  const { deletions, now, newId } = context
  const found = await editable(context, "relationship", relationshipId, ifMatch)
  if (E.isLeft(found)) return found
  const { treeId, type, fromPersonId, toPersonId } = found.right
  await deletions.remove("relationship", [relationshipId], { id: newId(), treeId, at: now })
  if (type === "partnership") await refreshVitals(context, treeId, [fromPersonId, toPersonId])
  return done(null, fact("relationship", "delete", found.right, null))
}
