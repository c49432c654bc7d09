import * as E from "fp-ts/lib/Either.js"
import { valuesOf } from "../../codec/fields.ts"
import { identifiersInBackup } from "../evidence/identifier.ts"
import { type Name, nameFields } from "../name.ts"
import { type Person, personFields, summarisePerson } from "../person.ts"
import { vitalsOf } from "../living/vitals.ts"
import type { BackupPerson } from "./backup-rows.ts"
import { restoreCitations, restoreEvents } from "./restore-facts.ts"
import { type Fault, isTwice, restoredRecordLife, type RestoreContext } from "./restore-context.ts"
import { append } from "../../lib/append.ts"

/**
 * Adds a person with everything nested in it. The first year in which the person is public is computed from the
 * restored facts.
 */
export const restorePerson = (
  restoring: RestoreContext,
  { id: old, portrait, names, events, citations, createdAt, updatedAt, fileChangedAt = null, ...fields }: BackupPerson,
): Fault => {
  const { treeId, newId, ids, rows, now, sharedYears } = restoring
  const id = newId<"PersonId">()
  if (!ids.persons.add(old, id)) return isTwice("")
  if (names.filter(({ isPrimary }) => isPrimary).length !== 1)
    return { path: "names", message: "must contain exactly one primary name" }
  const ownNames: Name[] = []
  for (const [index, { id: oldName, citations: cited, isPrimary, ...name }] of names.entries()) {
    const path = `names.${index}.`
    const nameId = newId<"NameId">()
    if (!ids.names.add(oldName, nameId)) return isTwice(path)
    const fault = restoreCitations(restoring, cited, { nameId }, path)
    if (fault !== null) return fault
    const values = { ...valuesOf(nameFields, name), ...identifiersInBackup(name), isPrimary }
    ownNames.push({ id: nameId, treeId, personId: id, ...values, ...restoredRecordLife(name) })
  }
  const ownEvents = restoreEvents(restoring, events, { personId: id, relationshipId: null })
  if (E.isLeft(ownEvents)) return ownEvents.left
  const facts = { ...valuesOf(personFields, fields), ...identifiersInBackup(fields) }
  const vitals = vitalsOf({ own: ownEvents.right, sharedYear: sharedYears.of(ids.persons.size - 1) }, now)
  rows.persons.push({
    id,
    treeId,
    ...facts,
    portrait: restoredPortrait(restoring, portrait),
    merged: null,
    distinctFrom: null,
    dismissedChecks: null,
    ...summarisePerson(facts, ownNames, vitals),
    ...restoredRecordLife({ createdAt, updatedAt, fileChangedAt }),
  })
  append(rows.names, ownNames)
  return restoreCitations(restoring, citations, { personId: id }, "")
}

/** The portrait with the new id of its picture. Null if the backup lacks the picture. */
const restoredPortrait = (
  { mediaIdOf }: RestoreContext,
  portrait: BackupPerson["portrait"] = null,
): Person["portrait"] => {
  const mediaId = portrait === null ? null : mediaIdOf(portrait.mediaId)
  return portrait === null || mediaId === null ? null : { ...portrait, mediaId }
}
