import { valuesOf } from "../../codec/fields.ts"
import { aboutFault, associationFields } from "../association/association.ts"
import { namedAsInput } from "../errors.ts"
import type { BackupAssociation } from "./backup-rows.ts"
import { type Fault, isTwice, isUnknown, restoredLife, type RestoreContext } from "./restore-context.ts"

/** Adds an association between persons of the tree. */
export const restoreAssociation = (
  { treeId, newId, ids, rows }: RestoreContext,
  { id: old, createdAt, updatedAt, ...row }: BackupAssociation,
): Fault => {
  const { personId: oldPerson, eventId: oldEvent, relationshipId: oldEdge, associateId: oldAssociate, ...fields } = row
  const about = aboutFault(row)
  if (about !== null) return namedAsInput(about)
  if (oldAssociate === null && fields.associateName === null)
    return { path: "associate_id", message: "one of associate_id, associate_name must be given" }
  const personId = oldPerson === null ? null : ids.persons.find(oldPerson)
  const eventId = oldEvent === null ? null : ids.events.find(oldEvent)
  const relationshipId = oldEdge === null ? null : ids.relationships.find(oldEdge)
  const associateId = oldAssociate === null ? null : ids.persons.find(oldAssociate)
  if (oldPerson !== null && personId === null) return isUnknown("person_id")
  if (oldEvent !== null && eventId === null) return isUnknown("event_id")
  if (oldEdge !== null && relationshipId === null) return isUnknown("relationship_id")
  if (oldAssociate !== null && associateId === null) return isUnknown("associate_id")
  const id = newId<"AssociationId">()
  if (!ids.associations.add(old, id)) return isTwice("")
  rows.associations.push({
    id,
    treeId,
    personId,
    eventId,
    relationshipId,
    associateId,
    ...valuesOf(associationFields, fields),
    ...restoredLife({ createdAt, updatedAt }),
  })
  return null
}
