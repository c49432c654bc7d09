import * as E from "fp-ts/lib/Either.js"
import type { TouchedRow } from "../../domain/change/touched-rows.ts"
import { columnsOf, type Fields, settableFields } from "../../domain/change/settable-fields.ts"
import { type Deed, undoStep } from "../../domain/change/undo-plan.ts"
import type { UndoConflict } from "../../domain/audit/undo-conflict.ts"
import { fieldsJson } from "../../domain/change/record-fields.ts"
import type { DomainError } from "../../domain/errors.ts"
import { PlaceId } from "../../domain/ids.ts"
import { revised } from "../../domain/lifecycle.ts"
import { named, type Place, placeKey, placeOfEvent } from "../../domain/place/place.ts"
import { touchEventsOf } from "../place/after-rename.ts"
import { removePlace } from "../place/remove-place.ts"
import { takeName } from "../place/take-name.ts"
import { fieldsIn, isBlank, type UndoneEntry } from "./undo-records.ts"
import type { UndoRun } from "./undo-run.ts"

/**
 * Undoes what entries did to places. A place that an event named stays; so does one that an editor made while it has
 * events, but only as a text of these. It runs before the events are undone, because they refer to places.
 */
export const undoPlaces = async (
  run: UndoRun,
  entries: readonly UndoneEntry[],
): Promise<E.Either<DomainError, null>> => {
  if (entries.length === 0) return E.right(null)
  const { places } = run.context
  const ids = entries.map(({ entityId }) => entityId)
  const present = new Map(
    (await places.ofIds(run.change.treeId, ids)).map((place): [string, Place] => [place.id, place]),
  )
  run.concerned += entries.length
  const gone = entries.filter(({ entityId, op }) => op === "delete" && !present.has(entityId))
  const early: UndoneEntry[] = []
  // Parts go back to places that a merge removed. A place whose name another one has now comes back after that one.
  for (const entry of gone) if (await isFreeFor(run, entry)) early.push(entry)
  const first = await bringAllBack(run, early)
  if (first !== null) return E.left(first)
  for (const entry of entries) {
    const place = present.get(entry.entityId)
    const refusal = entry.op === "update" ? await setBack(run, place, entry) : null
    if (refusal !== null) return E.left(refusal)
  }
  // Parts have been made after their parents.
  for (const { entityId, op, after } of entries.toReversed()) {
    const place = present.get(entityId)
    if (op !== "create" || place === undefined || fieldsIn(after)?.["listed_alone"] !== true) continue
    await unmake(run, place, { kind: "place", id: entityId, before: null, after: fieldsIn(after) })
  }
  const late = await bringAllBack(
    run,
    gone.filter((entry) => !early.includes(entry)),
  )
  return late === null ? E.right(null) : E.left(late)
}

/** Removes a place that an editor made; with events it stays as their text. */
const unmake = async (run: UndoRun, place: Place, deed: Deed): Promise<void> => {
  const { context, conflicts, isOverwritten } = run
  const { places, now } = context
  const step = undoStep(deed, fieldsJson("place", place), isOverwritten)
  for (const conflict of step.conflicts) conflicts.push(conflict)
  const { isParent, isFree } = await places.use(place.treeId, place.id)
  if (isParent && !isOverwritten({ entityId: place.id, field: "attached" }))
    conflicts.push({ ...attached(place), now: [{ entity_type: "place", entity_id: place.id }] })
  if (conflicts.length > 0) return
  if (isFree) await removePlace(context, place.treeId, place.id)
  else await places.updateMany([revised<Place>(place, { listedAlone: false }, now)])
}

const attached = ({ id }: Place) =>
  ({ entityType: "place", entityId: id, field: "attached", before: null, made: null, reason: "attached" }) as const

/** Sets the fields of a place back. The refusal says why it may not have its former name or parent. */
const setBack = async (run: UndoRun, place: Place | undefined, entry: UndoneEntry): Promise<DomainError | null> => {
  if (place === undefined) return { _tag: "Purged" }
  if (isBlank(entry)) return null
  const { places, now } = run.context
  const deed: Deed = { kind: "place", id: place.id, before: fieldsIn(entry.before), after: fieldsIn(entry.after) }
  const { fields, conflicts } = undoStep(deed, fieldsJson("place", place), run.isOverwritten)
  for (const conflict of conflicts) run.conflicts.push(conflict)
  if (conflicts.length > 0) return null
  const after = revised<Place>(place, withName(fields), now)
  if (after === place) return null
  const refusal = await placing(run, place, after)
  if (refusal !== null) return refusal
  await places.updateMany([after])
  const row: TouchedRow<Place> = { before: place, after }
  await touchEventsOf(run.context, [row])
  return null
}

const withName = (fields: Fields): Partial<Place> => {
  const columns = columnsOf("place", fields)
  return columns.name === undefined ? columns : { ...columns, ...named(columns.name) }
}

/** Why the place may not be where it was; null if it may. */
const placing = async (run: UndoRun, before: Place, after: Place): Promise<DomainError | null> => {
  const { context, conflicts } = run
  const { id, treeId, parentId } = after
  if (parentId !== null && parentId !== before.parentId) {
    if ((await context.places.find(parentId)) === null) {
      conflicts.push(parentGone(id, parentId, before.parentId))
      return null
    }
    if (await context.places.contains(treeId, id, parentId)) return { _tag: "PlaceCycle" }
  }
  return after.key === before.key && parentId === before.parentId ? null : takeName(context, after)
}

/** The former parent of a place is not there. */
const parentGone = (entityId: PlaceId, before: PlaceId, now: PlaceId | null): UndoConflict => ({
  entityType: "place",
  entityId,
  field: "parent_id",
  before,
  made: null,
  now,
  reason: "deleted",
})

/** Whether no other place has the name of a place that was removed, within its parent. */
const isFreeFor = async ({ context, change }: UndoRun, { before }: UndoneEntry): Promise<boolean> => {
  const { name, parentId = null } = columnsOf("place", settableOf(fieldsIn(before) ?? {}))
  return name === undefined || (await context.places.within(change.treeId, parentId, placeKey(name))) === null
}

const settableOf = (fields: Fields): Fields =>
  Object.fromEntries(settableFields("place").map((field) => [field, fields[field] ?? null]))

const bringAllBack = async (run: UndoRun, entries: readonly UndoneEntry[]): Promise<DomainError | null> => {
  for (const entry of entries) {
    const refusal = await bringBack(run, entry)
    if (refusal !== null) return refusal
  }
  return null
}

/** Inserts a place again that was deleted or gave way to another one. */
const bringBack = async (run: UndoRun, { entityId, before }: UndoneEntry): Promise<DomainError | null> => {
  const { context, change } = run
  const fields = fieldsIn(before)
  if (fields === null || !PlaceId.is(entityId)) return { _tag: "Purged" }
  const { name = "", ...columns } = columnsOf("place", settableOf(fields))
  const { parentId = null } = columns
  if (parentId !== null && (await context.places.find(parentId)) === null) {
    run.conflicts.push(parentGone(entityId, parentId, null))
    return null
  }
  const fresh = placeOfEvent({ id: entityId, treeId: change.treeId, name }, context.now)
  const version = typeof fields["version"] === "number" ? fields["version"] + 1 : 1
  const isBack = (await context.places.add([{ ...fresh, ...columns, version }])) === 1
  return isBack ? null : { _tag: "PlaceExists" }
}
