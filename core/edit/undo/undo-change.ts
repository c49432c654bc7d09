import * as E from "fp-ts/lib/Either.js"
import { treeOfRecord } from "../../domain/access.ts"
import type { Action } from "../../domain/audit/action.ts"
import { type ChangeUndo, fieldsChangedBy, type SweptRows, type WouldSet } from "../../domain/change/undo-change.ts"
import type { FieldOfRecord, IsOverwritten } from "../../domain/change/undo-plan.ts"
import { type DomainError, notFound } from "../../domain/errors.ts"
import type { ChangeId } from "../../domain/ids.ts"
import { refreshTouched, settleNames, settlePersons } from "./undo-effects.ts"
import { undoEntries } from "./undo-entries.ts"
import { rootOf } from "./undo-proposals.ts"
import { startUndo, type UndoRun } from "./undo-run.ts"
import { setTreeFields } from "./undo-tree.ts"
import type { Command, Context, Done } from "../../use-case/command.ts"

export interface UndoChange extends ChangeUndo {
  readonly undoneId: ChangeId
}

/** The change that undoes another one, and the fields that it sets if they were asked for. */
export interface Undone {
  readonly changeId: ChangeId
  readonly would: readonly WouldSet[]
}

/** Changes of the tree itself, which have operations of their own. */
const ofTreeItself: ReadonlySet<Action> = new Set([
  "tree.create",
  "tree.import",
  "tree.delete",
  "tree.restore",
  "tree.purge",
])

/**
 * Undoes a change of a tree: sets fields back, deletes what the change created, and restores what it deleted. An
 * editor can undo what editors do; what only owners do, only an owner. Nothing is written if a field has been changed
 * since and is not among those to overwrite.
 */
export const undoInTransaction: Command<UndoChange, Undone> = async (
  context,
  { undoneId, dryRun = false, fields = [] },
) => {
  const started = await startedUndo(context, undoneId, overwriting(fields))
  if (E.isLeft(started)) return started
  const run = started.right
  const { change } = run
  const undone = await undoEntries(run)
  if (E.isLeft(undone)) return undone
  if (run.conflicts.length > 0) return E.left({ _tag: "UndoConflict", conflicts: run.conflicts })
  if (run.concerned === 0)
    return E.left({ _tag: "CannotUndo", detail: "This change touched no record that can be set back." })
  const settled = await settleNames(run)
  if (E.isLeft(settled)) return settled
  const facts = await settlePersons(run, () => setTreeFields(run))
  if (run.conflicts.length > 0) return E.left({ _tag: "UndoConflict", conflicts: run.conflicts })
  await refreshTouched(run)
  const would = dryRun ? fieldsChangedBy(context.changes.touched(), sweptRows(run)) : []
  const fact = { action: "change.undo", entityType: "change", entityId: change.id, treeId: change.treeId } as const
  const done: Done<Undone> = {
    value: { changeId: context.changeId, would },
    audit: [fact, ...facts],
    undoes: change.id,
  }
  return E.right(done)
}

/** What happened to the rows of an import that were deleted or restored together. */
const sweptRows = ({ context, change, swept, sweptDeletion }: UndoRun): SweptRows => ({
  ids: swept,
  from: sweptDeletion === null ? null : change.at,
  to: sweptDeletion === null ? context.now : null,
})

/** The undo of a change that can be undone, with its tree and its kept records locked. */
const startedUndo = async (
  context: Context,
  id: ChangeId,
  isOverwritten: IsOverwritten,
): Promise<E.Either<DomainError, UndoRun>> => {
  const { history, trees, keptRecords, proposals, actor } = context
  const known = await history.find(id)
  if (known === null || known.treeId === null) return E.left(notFound("change"))
  const { treeId } = known
  const root = (await rootOf(context, known))?.root ?? known
  if (root.action === "gedcom.import") await keptRecords.lock(treeId)
  if (root.proposalId !== null) await proposals.lock(root.proposalId)
  const access = treeOfRecord(await trees.lock(treeId, actor.userId), "editor", "change")
  if (E.isLeft(access)) return access
  const change = (await history.find(id)) ?? known
  if (change.undoneBy !== null) return E.left({ _tag: "AlreadyUndone" })
  if (ofTreeItself.has(change.action))
    return E.left({ _tag: "CannotUndo", detail: "The creation, deletion or restore of a tree cannot be undone." })
  return E.right(startUndo({ context, change: { ...change, treeId }, access: access.right, isOverwritten }))
}

const overwriting = (fields: readonly FieldOfRecord[]): IsOverwritten => {
  const chosen = new Set(fields.map(({ entityId, field }) => `${entityId} ${field}`))
  return ({ entityId, field }) => chosen.has(`${entityId} ${field}`)
}
