import * as E from "fp-ts/lib/Either.js"
import { valuesOf } from "../../codec/fields.ts"
import { aboutFault, citationFields, type CitationTarget } from "../evidence/citation.ts"
import { identifiersInBackup } from "../evidence/identifier.ts"
import { templateFieldsInBackup } from "../evidence/template-field.ts"
import { makeDate } from "../date/make-date.ts"
import { namedAsInput, within } from "../errors.ts"
import { type Event, eventFields } from "../event.ts"
import type { BackupCitation, BackupEvent } from "./backup-rows.ts"
import type { NamedPlaceEvent } from "./restored-rows.ts"
import { type Fault, isTwice, isUnknown, restoredRecordLife, type RestoreContext } from "./restore-context.ts"
import { append } from "../../lib/append.ts"

const noTarget: CitationTarget = { personId: null, eventId: null, nameId: null, relationshipId: null }

/** Adds the citations of one fact. `path` is the path of the fact. */
export const restoreCitations = (
  { treeId, newId, ids, rows }: RestoreContext,
  citations: readonly BackupCitation[],
  target: Partial<CitationTarget>,
  path: string,
): Fault => {
  for (const [
    index,
    { id: old, sourceId: oldSource, createdAt, updatedAt, fileChangedAt = null, ...fields },
  ] of citations.entries()) {
    const place = `${path}citations.${index}.`
    const sourceId = ids.sources.find(oldSource)
    if (sourceId === null) return isUnknown(`${place}source_id`)
    const fault = aboutFault({ ...target, ...fields })
    if (fault !== null) return { ...fault, path: `${place}${fault.path}` }
    const id = newId<"CitationId">()
    if (!ids.citations.add(old, id)) return isTwice(place)
    rows.citations.push({
      id,
      treeId,
      sourceId,
      ...noTarget,
      ...target,
      ...valuesOf(citationFields, fields),
      ...identifiersInBackup(fields),
      ...templateFieldsInBackup(fields),
      ...restoredRecordLife({ createdAt, updatedAt, fileChangedAt }),
    })
  }
  return null
}

/** Adds the events of one person or partnership with their citations. Returns the events, or the first error. */
export const restoreEvents = (
  restoring: RestoreContext,
  events: readonly BackupEvent[],
  subject: Pick<Event, "personId" | "relationshipId">,
): E.Either<NonNullable<Fault>, readonly NamedPlaceEvent[]> => {
  const { treeId, newId, ids, rows } = restoring
  const made: NamedPlaceEvent[] = []
  for (const [index, event] of events.entries()) {
    const { id: old, type, date: parts, place, placeId: oldPlace = null, asserted = true, ...more } = event
    const { citations, createdAt, updatedAt, fileChangedAt = null, ...fields } = more
    const path = `events.${index}.`
    const date = parts === null ? E.right(null) : makeDate(parts)
    if (E.isLeft(date)) return E.left(within(`${path}date`, namedAsInput(date.left[0])))
    const placeId = oldPlace === null ? null : ids.places.find(oldPlace)
    if (oldPlace !== null && placeId === null) return E.left(isUnknown(`${path}place_id`))
    const id = newId<"EventId">()
    if (!ids.events.add(old, id)) return E.left(isTwice(path))
    const fault = restoreCitations(restoring, citations, { eventId: id }, path)
    if (fault !== null) return E.left(fault)
    const values = {
      type,
      date: date.right,
      place,
      placeId,
      asserted,
      ...valuesOf(eventFields, fields),
      ...identifiersInBackup(fields),
    }
    made.push({ id, treeId, ...subject, ...values, ...restoredRecordLife({ createdAt, updatedAt, fileChangedAt }) })
  }
  append(rows.events, made)
  return E.right(made)
}
