import { fieldsIn, type UndoneEntry, undoRecords } from "./undo-records.ts"
import { ownersFirst, type UndoRun } from "./undo-run.ts"
import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../../domain/errors.ts"
import type { ImportedRow } from "../../ports/changes/change-history.ts"

/** The number of rows in one read. */
const batch = 5_000

/**
 * Notes the records that an import created for deletion. Only records that a later change has written are read; what
 * that change found is what the import made.
 */
export const undoImported = async (run: UndoRun): Promise<E.Either<DomainError, null>> => {
  const { context, change, removals } = run
  for (const kind of ownersFirst) {
    let after: string | null = null
    for (;;) {
      const rows: readonly ImportedRow[] = await context.history.importedRows(change, kind, after, batch)
      for (const { id } of rows) removals[kind].add(id)
      run.concerned += rows.length
      const written = rows.flatMap(({ id, made }) => (fieldsIn(made) === null ? [] : [created(kind, id, made)]))
      const undone = await undoRecords(run, written)
      if (E.isLeft(undone)) return undone
      after = rows.at(-1)?.id ?? null
      if (rows.length < batch) break
    }
  }
  return E.right(null)
}

const created = (
  entityType: UndoneEntry["entityType"],
  entityId: string,
  after: UndoneEntry["after"],
): UndoneEntry => ({
  entityType,
  entityId,
  op: "create",
  before: null,
  after,
})
