import * as E from "fp-ts/lib/Either.js"
import { isDeletion } from "../../domain/change/import-steps.ts"
import { type DeletableKind, ownersFirst } from "../../domain/deletion.ts"
import type { DomainError } from "../../domain/errors.ts"
import type { ImportedRow } from "../../ports/changes/change-history.ts"
import { fieldsIn, type UndoneEntry, undoRecords } from "./undo-records.ts"
import type { UndoRun } from "./undo-run.ts"

/** The number of rows in one read. */
const batch = 5_000

/**
 * Notes what is to be done with the rows of an import that the change created, deleted or restored together. Rows
 * that no later change has written are treated together again; of the others, the entry is undone like a stored one.
 */
export const undoImported = async (run: UndoRun): Promise<E.Either<DomainError, null>> => {
  const { history } = run.context
  const { change } = run
  if (change.importStep === null) return E.right(null)
  run.concerned++
  if (isDeletion(change.importStep) && (await history.lacksImportedRows(change))) return E.left({ _tag: "Purged" })
  const note = isDeletion(change.importStep) ? noteDeleted : noteCreated
  for (const kind of ownersFirst) {
    let after: string | null = null
    for (;;) {
      const rows: readonly ImportedRow[] = await history.importedRows(change, kind, after, batch)
      const undone = await undoRecords(
        run,
        rows.flatMap((row) => note(run, kind, row)),
      )
      if (E.isLeft(undone)) return undone
      after = rows.at(-1)?.id ?? null
      if (rows.length < batch) break
    }
  }
  return E.right(null)
}

/** Notes a row that the change created or restored. Returns its entry if a later change has written it. */
const noteCreated = ({ removals, swept }: UndoRun, kind: DeletableKind, { id, made }: ImportedRow): UndoneEntry[] => {
  removals[kind].add(id)
  if (fieldsIn(made) !== null) return [{ entityType: kind, entityId: id, op: "create", before: null, after: made }]
  swept[kind].add(id)
  return []
}

/** Notes a row that the change deleted. Returns its entry if it is deleted otherwise now; a live one needs nothing. */
const noteDeleted = (
  run: UndoRun,
  kind: DeletableKind,
  { id, made, deletedAt, deletionId }: ImportedRow,
): UndoneEntry[] => {
  const { at } = run.change
  if (deletedAt === null) return []
  if (made === null && deletedAt.getTime() === at.getTime()) {
    run.swept[kind].add(id)
    run.sweptDeletion = deletionId
    return []
  }
  const after = { deleted_at: at.toISOString() }
  return [{ entityType: kind, entityId: id, op: "delete", before: { deleted_at: null }, after }]
}
