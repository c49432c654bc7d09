import * as E from "fp-ts/lib/Either.js"
import { type TreeAccess, treeOfRecord } from "../../domain/access.ts"
import type { Action } from "../../domain/audit/action.ts"
import type { ChangeUndo } from "../../domain/change/undo-change.ts"
import { type DomainError, notFound } from "../../domain/errors.ts"
import type { ChangeId } from "../../domain/ids.ts"
import type { Command, Context } from "../../use-case/command.ts"
import { overwriting, undoChanges, type Undone } from "./undo-changes.ts"
import { rootOf } from "./undo-proposals.ts"
import type { ChangeOfTree } from "./undo-run.ts"

export interface UndoChange extends ChangeUndo {
  readonly undoneId: ChangeId
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
export const undoInTransaction: Command<UndoChange, Undone> = async (context, { undoneId, ...asked }) => {
  const found = await undoable(context, undoneId)
  if (E.isLeft(found)) return found
  const { change, access } = found.right
  const fact = { action: "change.undo", entityType: "change", entityId: change.id, treeId: change.treeId } as const
  return undoChanges(
    { context, access, isOverwritten: overwriting(asked) },
    { changes: [change], fact, isRehearsed: asked.dryRun ?? false },
  )
}

/** The change if it can be undone, with its tree and its kept records locked. */
const undoable = async (
  context: Context,
  id: ChangeId,
): Promise<E.Either<DomainError, { readonly change: ChangeOfTree; readonly access: TreeAccess }>> => {
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
  return E.right({ change: { ...change, treeId }, access: access.right })
}
