import * as E from "fp-ts/lib/Either.js"
import { type AssociationRead, associationRead } from "../../domain/association/association.ts"
import type { AssociationId } from "../../domain/ids.ts"
import { fact } from "../../edit/fact.ts"
import { restorable, restoreWithDependents } from "../../edit/restorable.ts"
import { type Command, done } from "../../use-case/command.ts"

/** An editor restores a deleted association if its persons and its event or relationship exist. */
export const restoreAssociation: Command<{ readonly associationId: AssociationId }, AssociationRead> = async (
  context,
  { associationId },
) => {
  const { associations } = context
  const found = await restorable(context, associations, associationId, "association")
  if (E.isLeft(found)) return found
  const association = await restoreWithDependents(context, associations, found.right, "association")
  return done(associationRead(association), fact("association", "restore", association))
}
