import * as E from "fp-ts/lib/Either.js"
import { type Command, type Context, done } from "../../use-case/command.ts"
import type { DomainError } from "../../domain/errors.ts"
import type { RelationshipId } from "../../domain/ids.ts"
import { type Relationship, type RelationshipRead, relationshipRead } from "../../domain/relationship.ts"
import { refreshVitals } from "../../edit/refresh-summary.ts"
import { fact } from "../../edit/fact.ts"
import { restoreWithDependents, restorable } from "../../edit/restorable.ts"

/**
 * An editor restores a deleted relationship with its events and citations, unless it would be a duplicate or make a
 * loop.
 */
export const restoreRelationship: Command<{ readonly relationshipId: RelationshipId }, RelationshipRead> = async (
  context,
  { relationshipId },
) => {
  const { relationships } = context
  const found = await restorable(context, relationships, relationshipId, "relationship")
  if (E.isLeft(found)) return found
  const fault = await faultOf(context, found.right)
  if (fault !== null) return E.left(fault)
  const relationship = await restoreWithDependents(context, relationships, found.right, "relationship")
  const { treeId, type, fromPersonId, toPersonId } = relationship
  if (type === "partnership") await refreshVitals(context, treeId, [fromPersonId, toPersonId])
  return done(relationshipRead(relationship), fact("relationship", "restore", relationship))
}

const faultOf = async (
  { relationships }: Context,
  { treeId, type, fromPersonId, toPersonId }: Relationship,
): Promise<DomainError | null> => {
  if ((await relationships.between(treeId, type, fromPersonId, toPersonId)) !== null)
    return { _tag: "RelationshipExists" }
  const closesACircle = type === "parent_child" && (await relationships.isAncestor(treeId, toPersonId, fromPersonId))
  return closesACircle ? { _tag: "AncestryCycle" } : null
}
