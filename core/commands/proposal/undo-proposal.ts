import * as E from "fp-ts/lib/Either.js"
import { treeOfRecord } from "../../domain/access.ts"
import type { ProposalUndo } from "../../domain/change/undo-change.ts"
import { notFound } from "../../domain/errors.ts"
import type { ProposalId } from "../../domain/ids.ts"
import { answeringUndo } from "../../edit/undo/answer-undo.ts"
import { overwriting, undoChanges, type Undone } from "../../edit/undo/undo-changes.ts"
import { proposalFact } from "../../proposal/proposal-fact.ts"
import type { Command } from "../../use-case/command.ts"

export interface UndoProposal extends ProposalUndo {
  readonly proposalId: ProposalId
}

/**
 * An editor undoes the operations of a proposal that are applied, the last one first, as one change. Conflicts are
 * those of the undo of one change, and nothing is written if there are any.
 */
const undoOperations: Command<UndoProposal, Undone> = async (context, { proposalId, ...asked }) => {
  const { proposals, trees, history, actor } = context
  const proposal = await proposals.lock(proposalId)
  if (proposal === null) return E.left(notFound("proposal"))
  const { treeId } = proposal
  const access = treeOfRecord(await trees.lock(treeId, actor.userId), "editor", "proposal")
  if (E.isLeft(access)) return access
  const [newest, ...older] = await history.ofProposal(treeId, proposalId)
  if (newest === undefined)
    return E.left({ _tag: "CannotUndo", detail: "No operation of this proposal is applied in the tree." })
  const changes = [{ ...newest, treeId }, ...older.map((change) => ({ ...change, treeId }))] as const
  return undoChanges(
    { context, access: access.right, isOverwritten: overwriting(asked) },
    { changes, fact: proposalFact("undo", proposal), isRehearsed: asked.dryRun ?? false },
  )
}

/** The change that undoes a proposal; for a dry run the fields that it would set. */
export const undoProposal = answeringUndo(undoOperations, ({ proposalId }) => proposalId)
