import * as E from "fp-ts/lib/Either.js"
import { valuesOf } from "../../codec/fields.ts"
import { namedAsInput } from "../errors.ts"
import { identifiersInBackup } from "../evidence/identifier.ts"
import type { RecordId } from "../ids.ts"
import { latestYearOfLife } from "../living/life-evidence.ts"
import type { BackupRelationship } from "./backup-rows.ts"
import { relationshipFields, typedFieldsFault } from "../relationship.ts"
import { restoreCitations, restoreEvents } from "./restore-facts.ts"
import { type Fault, isTwice, isUnknown, restoredRecordLife, type RestoreContext } from "./restore-context.ts"
import type { RestoredRelationships } from "./restored-relationships.ts"

/**
 * Adds a relationship between two persons of the tree, with its events. `recordOf` returns the new id of a record
 * that comes later.
 */
export const restoreRelationship = (
  restoring: RestoreContext,
  ties: RestoredRelationships,
  recordOf: (old: RecordId) => RecordId,
  {
    id: old,
    type,
    fromPersonId: oldFrom,
    toPersonId: oldTo,
    familyRecordId,
    events,
    citations,
    createdAt,
    updatedAt,
    fileChangedAt = null,
    ...fields
  }: BackupRelationship,
): Fault => {
  const { treeId, newId, ids, sharedYears, rows } = restoring
  const [fromPersonId, toPersonId] = [ids.persons.find(oldFrom), ids.persons.find(oldTo)]
  if (fromPersonId === null) return isUnknown("from_person_id")
  if (toPersonId === null) return isUnknown("to_person_id")
  if (oldFrom === oldTo) return { path: "to_person_id", message: "must be another person" }
  const values = { ...valuesOf(relationshipFields, fields), ...identifiersInBackup(fields) }
  if ((type === "parent_child") !== (values.qualifier !== null))
    return { path: "qualifier", message: "is only allowed for parent_child" }
  const fault = typedFieldsFault(type, { toPosition: values.toPosition, twinGroup: values.twinGroup })
  if (fault !== null) return namedAsInput(fault)
  if (type !== "partnership" && events.length > 0)
    return { path: "events", message: "are only allowed for partnerships" }
  if (!ties.add(type, oldFrom, oldTo))
    return { path: "to_person_id", message: "already has this relationship to the other person" }
  const id = newId<"RelationshipId">()
  if (!ids.relationships.add(old, id)) return isTwice("")
  const family = familyRecordId === null ? null : recordOf(familyRecordId)
  rows.relationships.push({
    id,
    treeId,
    type,
    fromPersonId,
    toPersonId,
    ...values,
    familyRecordId: family,
    ...restoredRecordLife({ createdAt, updatedAt, fileChangedAt }),
  })
  const made = restoreEvents(restoring, events, { personId: null, relationshipId: id })
  if (E.isLeft(made)) return made.left
  const sharedYear = latestYearOfLife(made.right)
  for (const partner of sharedYear === null ? [] : [oldFrom, oldTo]) {
    const ordinal = ids.persons.ordinalOf(partner)
    if (ordinal !== null && sharedYear !== null) sharedYears.note(ordinal, sharedYear)
  }
  return restoreCitations(restoring, citations, { relationshipId: id }, "")
}
