import type { Json } from "../../codec/wire.ts"
import { sameValue } from "../lifecycle.ts"
import { type Fields, type SettableKind, settableFields } from "./settable-fields.ts"
import type { UndoConflict } from "../audit/undo-conflict.ts"

/** A field of a record. */
export interface FieldOfRecord {
  readonly entityId: string
  readonly field: string
}

/** What a change did to one record: its fields before and after; null if the record did not exist. */
export interface Deed {
  readonly kind: SettableKind
  readonly id: string
  readonly before: Fields | null
  readonly after: Fields | null
}

/** What an undo does to one record. */
export interface UndoStep {
  readonly lifecycle: "remove" | "restore" | "keep"
  /** The fields to set, with their values. */
  readonly fields: Fields
  readonly conflicts: readonly UndoConflict[]
}

/** Whether the caller wants to overwrite this field although it has been changed since. */
export type IsOverwritten = (field: FieldOfRecord) => boolean

/**
 * How to undo what a change did to one record that has the fields `now`. A field is set back if it still has the
 * value that the change gave it, and stays if it has its earlier value already. Any other field is a conflict, unless
 * it is overwritten. A record that the change created or restored is removed if nothing of it has been changed since.
 */
export const undoStep = (deed: Deed, now: Fields, isOverwritten: IsOverwritten): UndoStep => {
  const { before, after } = deed
  const appeared = !isLive(before) && isLive(after)
  if (appeared) return removal(deed, now, isOverwritten)
  const fields: Record<string, Json> = {}
  const conflicts: UndoConflict[] = []
  for (const field of changedFields(deed)) {
    const [was, made, is] = [valueOf(before, field), valueOf(after, field), valueOf(now, field)]
    if (sameValue(was, is)) continue
    if (sameValue(made, is) || isOverwritten({ entityId: deed.id, field })) fields[field] = was
    else conflicts.push(conflictOf(deed, field, is))
  }
  const disappeared = isLive(before) && !isLive(after)
  if (!disappeared || isLive(now)) return { lifecycle: "keep", fields, conflicts }
  const isOther = !sameValue(valueOf(after, DELETED), valueOf(now, DELETED))
  if (isOther && !isOverwritten({ entityId: deed.id, field: DELETED }))
    conflicts.push(conflictOf(deed, DELETED, valueOf(now, DELETED)))
  return { lifecycle: "restore", fields, conflicts }
}

const removal = (deed: Deed, now: Fields, isOverwritten: IsOverwritten): UndoStep => {
  if (!isLive(now)) return nothing
  // A record that was there before, and deleted, gets its former fields again.
  const fields = Object.fromEntries(
    (deed.before === null ? [] : changedFields(deed)).map((field) => [field, valueOf(deed.before, field)]),
  )
  // An entry of an earlier version lacks the fields that came later.
  const changed = settableFields(deed.kind).filter(
    (field) => field in (deed.after ?? {}) && !sameValue(valueOf(deed.after, field), valueOf(now, field)),
  )
  return {
    lifecycle: "remove",
    fields,
    conflicts: changed
      .filter((field) => !isOverwritten({ entityId: deed.id, field }))
      .map((field) => conflictOf(deed, field, valueOf(now, field))),
  }
}

const nothing: UndoStep = { lifecycle: "keep", fields: {}, conflicts: [] }

const DELETED = "deleted_at"

const isLive = (fields: Fields | null): boolean => fields !== null && valueOf(fields, DELETED) === null

const valueOf = (fields: Fields | null, field: string): Json => fields?.[field] ?? null

const changedFields = ({ kind, before, after }: Deed): readonly string[] =>
  settableFields(kind).filter((field) => !sameValue(valueOf(before, field), valueOf(after, field)))

const conflictOf = ({ kind, id, before, after }: Deed, field: string, now: Json): UndoConflict => ({
  entityType: kind,
  entityId: id,
  field,
  before: valueOf(before, field),
  made: valueOf(after, field),
  now,
  reason: "changed",
})
