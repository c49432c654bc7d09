import * as E from "fp-ts/lib/Either.js"
import type { AuditFact } from "../../domain/audit/audit.ts"
import type { FieldOfRecord, IsOverwritten } from "../../domain/change/undo-plan.ts"
import { fieldsChangedBy, type ProposalUndo, type SweptRows, type WouldSet } from "../../domain/change/undo-change.ts"
import type { DomainError } from "../../domain/errors.ts"
import type { ChangeId } from "../../domain/ids.ts"
import type { Done } from "../../use-case/command.ts"
import { refreshTouched, settleNames, settlePersons } from "./undo-effects.ts"
import { undoEntries } from "./undo-entries.ts"
import { type ChangeOfTree, startUndo, type UndoRun } from "./undo-run.ts"
import { setTreeFields } from "./undo-tree.ts"

/** The change that undoes others, and the fields that it sets if they were asked for. */
export interface Undone {
  readonly changeId: ChangeId
  readonly would: readonly WouldSet[]
}

/** What every undo needs: its stores, the rights of its actor, and the fields to overwrite. */
export type Undoing = Pick<UndoRun, "context" | "access" | "isOverwritten">

/** The changes to undo, the newest first, and the fact that says what the command does. */
export interface ToUndo {
  readonly changes: readonly [ChangeOfTree, ...ChangeOfTree[]]
  readonly fact: AuditFact
  readonly isRehearsed: boolean
}

/**
 * Undoes changes of a tree, each as if it was undone alone, and all of them as one change. Nothing is written if a
 * field has been changed since and is not among those to overwrite.
 */
export const undoChanges = async (
  undoing: Undoing,
  { changes: [newest, ...older], fact, isRehearsed }: ToUndo,
): Promise<E.Either<DomainError, Done<Undone>>> => {
  const first = await undoOne(undoing, newest)
  if (E.isLeft(first)) return first
  const run = first.right
  for (const change of older) {
    const next = await undoOne(undoing, change)
    if (E.isLeft(next)) return next
    addEffects(run, next.right)
  }
  if (run.concerned === 0)
    return E.left({ _tag: "CannotUndo", detail: "This change touched no record that can be set back." })
  const facts = await settlePersons(run, () => setTreeFields(run))
  if (run.conflicts.length > 0) return E.left({ _tag: "UndoConflict", conflicts: run.conflicts })
  await refreshTouched(run)
  const { context } = undoing
  const would = isRehearsed ? fieldsChangedBy(context.changes.touched(), sweptRows(run)) : []
  const undoes = [newest, ...older].map(({ id }) => id)
  return E.right({ value: { changeId: context.changeId, would }, audit: [fact, ...facts], undoes })
}

/** Undoes the entries of one change. What depends on all that is undone, such as the number of persons, comes later. */
const undoOne = async (undoing: Undoing, change: ChangeOfTree): Promise<E.Either<DomainError, UndoRun>> => {
  const run = startUndo({ ...undoing, change })
  const undone = await undoEntries(run)
  if (E.isLeft(undone)) return undone
  if (run.conflicts.length > 0) return E.left({ _tag: "UndoConflict", conflicts: run.conflicts })
  const settled = await settleNames(run)
  return E.isLeft(settled) ? settled : E.right(run)
}

/** Adds to a run what remains to be done after that of an older change. */
const addEffects = (run: UndoRun, older: UndoRun): void => {
  for (const id of older.renamed) run.renamed.add(id)
  run.treeFields = { ...run.treeFields, ...older.treeFields }
  run.concerned += older.concerned
}

/** What happened to the rows of an import that were deleted or restored together. */
const sweptRows = ({ context, change, swept, sweptDeletion }: UndoRun): SweptRows => ({
  ids: swept,
  from: sweptDeletion === null ? null : change.at,
  to: sweptDeletion === null ? context.now : null,
})

/** Which conflicts an undo overwrites: all of them by force, otherwise those of the listed fields. */
export const overwriting = ({ fields = [], force = false }: ProposalUndo): IsOverwritten => {
  const chosen = new Set(fields.map(keyOf))
  return (field) => force || chosen.has(keyOf(field))
}

const keyOf = ({ entityId, field }: FieldOfRecord): string => `${entityId} ${field}`
