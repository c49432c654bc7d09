import * as E from "fp-ts/lib/Either.js"
import type { Json } from "../../codec/wire.ts"
import type { ChangeEntry } from "../../domain/change/change.ts"
import { fieldsJson } from "../../domain/change/record-fields.ts"
import { columnsOf, type Fields } from "../../domain/change/settable-fields.ts"
import { type Deed, undoStep, type UndoStep } from "../../domain/change/undo-plan.ts"
import type { DomainError } from "../../domain/errors.ts"
import { revised } from "../../domain/lifecycle.ts"
import { attachmentFault } from "../media/attachment.ts"
import { recordsOf } from "../edit.ts"
import type { Edited, Noun } from "../edited-record.ts"
import { ownersFirst } from "../../domain/deletion.ts"
import { isDeletableKind, type UndoRun } from "./undo-run.ts"

/** The part of an entry that an undo needs. */
export type UndoneEntry = Pick<ChangeEntry, "entityType" | "entityId" | "op" | "before" | "after">

const purged: E.Either<DomainError, never> = E.left({ _tag: "Purged" })

const shown: { readonly [N in Noun]: (row: Edited[N]) => Fields } = {
  person: (row) => fieldsJson("person", row),
  name: (row) => fieldsJson("name", row),
  event: (row) => fieldsJson("event", row),
  relationship: (row) => fieldsJson("relationship", row),
  source: (row) => fieldsJson("source", row),
  citation: (row) => fieldsJson("citation", row),
  association: (row) => fieldsJson("association", row),
  media: (row) => fieldsJson("media", row),
  comment: (row) => fieldsJson("comment", row),
}

/** The fields of one state of a record in an entry; null if it did not exist. */
export const fieldsIn = (state: Json): Fields | null =>
  state === null || typeof state !== "object" || isList(state) ? null : state

const isList = (value: object): value is readonly Json[] => Array.isArray(value)

/** Whether an entry has no fields: a purge has removed them, or the change left the record as it was. */
export const isBlank = ({ op, before, after }: Pick<ChangeEntry, "op" | "before" | "after">): boolean =>
  op !== "purge" && before === null && after === null

/**
 * Undoes what entries did to records that editors write. Fields are set at once; what is to be deleted or restored
 * is noted in the run. The refusal says that a record has been purged.
 */
export const undoRecords = async (
  run: UndoRun,
  entries: readonly UndoneEntry[],
): Promise<E.Either<DomainError, null>> => {
  const byKind = Map.groupBy(entries, ({ entityType }) => entityType)
  for (const kind of ownersFirst) {
    const own = byKind.get(kind) ?? []
    const undone = own.length === 0 ? E.right(null) : await undoKind(run, kind, own)
    if (E.isLeft(undone)) return undone
  }
  return E.right(null)
}

const undoKind = async <N extends Noun>(
  run: UndoRun,
  kind: N,
  entries: readonly UndoneEntry[],
): Promise<E.Either<DomainError, null>> => {
  const { context, change } = run
  const store = recordsOf[kind](context)
  const rows = new Map<string, Edited[N]>()
  for (const row of await store.ofIds(
    change.treeId,
    entries.map(({ entityId }) => entityId),
  ))
    rows.set(row.id, row)
  const changed: Edited[N][] = []
  for (const entry of entries) {
    const row = rows.get(entry.entityId)
    run.concerned++
    if (row === undefined) {
      if (entry.op !== "create" || isBlank(entry)) return purged
      continue
    }
    // The change left the record as it was, so there is nothing to set back.
    if (isBlank(entry)) continue
    const deed: Deed = { kind, id: row.id, before: fieldsIn(entry.before), after: fieldsIn(entry.after) }
    const next = await nextRow(run, { kind, row, step: undoStep(deed, shown[kind](row), run.isOverwritten) })
    if (next !== row) changed.push(next)
  }
  await store.updateMany(changed)
  return E.right(null)
}

interface Undone<N extends Noun> {
  readonly kind: N
  readonly row: Edited[N]
  readonly step: UndoStep
}

/** The row with its fields set back. Notes in the run what else is to be done. */
const nextRow = async <N extends Noun>(run: UndoRun, undone: Undone<N>): Promise<Edited[N]> => {
  const { kind, row, step } = undone
  for (const conflict of step.conflicts) run.conflicts.push(conflict)
  if (step.lifecycle === "remove") run.removals[kind].add(row.id)
  if (step.lifecycle === "restore" && row.deletionId !== null) {
    run.returns.push({ kind, id: row.id, deletionId: row.deletionId })
    if (kind === "person") run.returningPersons.add(row.id)
  }
  const fields = fieldsToSet(run, undone)
  const next = revised<Edited[N]>(row, columnsOf<N>(kind, fields), run.context.now)
  if (next !== row) await noteLostOwner(run, { kind, row: next, step })
  return next
}

/** The fields to set now. A name that was primary becomes so again only when all names are there. */
const fieldsToSet = <N extends Noun>(run: UndoRun, { row, step }: Undone<N>): Fields => {
  const { lifecycle, fields } = step
  if ("fromPersonId" in row && lifecycle === "restore") run.returningEdges.push(row)
  if (!("nameType" in row) || (lifecycle === "keep" && !("is_primary" in fields || "person_id" in fields)))
    return fields
  const { isPrimary, id } = row
  const { personId } = { ...row, ...columnsOf("name", "person_id" in fields ? { person_id: fields["person_id"] } : {}) }
  if (row.personId !== personId) run.renamed.add(row.personId)
  if (run.returningPersons.has(personId) && !("is_primary" in fields)) return fields
  run.renamed.add(personId)
  const { is_primary: wanted = lifecycle === "restore" ? isPrimary : false, ...rest } = fields
  if (wanted !== true) return fields
  run.promotions.add(id)
  return { ...rest, is_primary: false }
}

/** Notes a conflict for a medium that would get an owner that does not exist. */
const noteLostOwner = async <N extends Noun>(run: UndoRun, { kind, row, step }: Undone<N>): Promise<void> => {
  if (!("checksum" in row) || !isDeletableKind(kind) || (await attachmentFault(run.context, row)) === null) return
  for (const field of ["person_id", "event_id", "source_id"])
    if (field in step.fields && step.fields[field] !== null)
      run.conflicts.push({
        entityType: "media",
        entityId: row.id,
        field,
        before: step.fields[field] ?? null,
        made: null,
        now: null,
        reason: "deleted",
      })
}
