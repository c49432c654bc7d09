import * as E from "fp-ts/lib/Either.js"
import { valuesOf } from "../../codec/fields.ts"
import { type Command, type Context, done } from "../../use-case/command.ts"
import { treeForRole } from "../../domain/access.ts"
import { type DomainError, faulty, invalid } from "../../domain/errors.ts"
import type { TreeId } from "../../domain/ids.ts"
import { newRecordLifecycle } from "../../domain/lifecycle.ts"
import {
  edgeFault,
  firstQualifier,
  type Relationship,
  type RelationshipCreate,
  relationshipFields,
  type RelationshipRead,
  relationshipRead,
} from "../../domain/relationship.ts"
import { fact } from "../../edit/fact.ts"

export interface CreateRelationship extends RelationshipCreate {
  readonly treeId: TreeId
}

/**
 * An editor relates two persons. The tree is locked, so that concurrent commands cannot make a loop or a duplicate.
 */
export const createRelationship: Command<CreateRelationship, RelationshipRead> = async (
  context,
  { treeId, type, fromPersonId, toPersonId, ...fields },
) => {
  const { trees, relationships, actor, now, newId } = context
  const held = treeForRole(await trees.lock(treeId, actor.userId), "editor")
  if (E.isLeft(held)) return held
  const relationship: Relationship = {
    id: newId(),
    treeId,
    type,
    fromPersonId,
    toPersonId,
    ...valuesOf(relationshipFields, fields),
    qualifier: firstQualifier(type, fields.qualifier),
    familyRecordId: null,
    ...newRecordLifecycle(now),
  }
  const fault = await faultOf(context, relationship)
  if (fault !== null) return E.left(fault)
  await relationships.insert([relationship])
  return done(relationshipRead(relationship), fact("relationship", "create", relationship))
}

const faultOf = async ({ persons, relationships }: Context, edge: Relationship): Promise<DomainError | null> => {
  const { treeId, type, fromPersonId, toPersonId } = edge
  const fault = edgeFault(edge)
  if (fault !== null) return faulty(fault)
  const ends = await persons.live(treeId, [fromPersonId, toPersonId])
  const isThere = (id: string): boolean => ends.some((person) => person.id === id)
  if (!isThere(fromPersonId)) return invalid("fromPersonId", "refers to no person in this tree")
  if (!isThere(toPersonId)) return invalid("toPersonId", "refers to no person in this tree")
  if ((await relationships.between(treeId, type, fromPersonId, toPersonId)) !== null)
    return { _tag: "DuplicateRelationship" }
  const closesACircle = type === "parent_child" && (await relationships.isAncestor(treeId, toPersonId, fromPersonId))
  return closesACircle ? { _tag: "AncestryCycle" } : null
}
