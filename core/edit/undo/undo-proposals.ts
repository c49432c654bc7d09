import * as E from "fp-ts/lib/Either.js"
import type { Json } from "../../codec/wire.ts"
import type { DomainError } from "../../domain/errors.ts"
import { ProposalId, UserId } from "../../domain/ids.ts"
import { doneCount, type Made, type MadeList } from "../../domain/proposal/made.ts"
import { advanced, isBeingApplied, type ProposalState } from "../../domain/proposal/proposal.ts"
import { ranBetween, withoutRan, withRanAgain } from "../../domain/proposal/undone.ts"
import type { StoredChange } from "../../ports/changes/change-history.ts"
import type { Context } from "../../use-case/command.ts"
import { fieldsIn, type UndoneEntry } from "./undo-records.ts"
import type { UndoRun } from "./undo-run.ts"

/**
 * Notes in proposals that operations of theirs are undone, or no longer undone. Refused while the proposal is being
 * applied.
 */
export const undoProposals = async (
  run: UndoRun,
  entries: readonly UndoneEntry[],
): Promise<E.Either<DomainError, null>> => {
  const { proposals, now } = run.context
  for (const { entityId, before, after } of entries) {
    const [earlier, later] = [madeIn(before), madeIn(after)]
    if (earlier === null || later === null || !ProposalId.is(entityId)) continue
    const [ran, withdrawn] = [ranBetween(earlier, later), ranBetween(later, earlier)]
    const proposal = ran.length + withdrawn.length === 0 ? null : await proposals.lock(entityId)
    if (proposal === null) continue
    if (isBeingApplied(proposal, now)) return E.left({ _tag: "ProposalNotPending" })
    run.concerned++
    const next = ran.length > 0 ? withoutRan(proposal, ran) : withRanAgain(proposal, withdrawn, stateIn(before))
    if (next !== null) await proposals.advance(advanced(proposal, next, now))
    else noteConflict(run, { earlier, later, proposal })
  }
  return E.right(null)
}

interface Undecided {
  readonly earlier: MadeList
  readonly later: MadeList
  readonly proposal: ProposalState
}

/** Notes a conflict for a proposal that was applied again or rejected since, unless it is to stay as it is. */
const noteConflict = ({ conflicts, isOverwritten }: UndoRun, { earlier, later, proposal }: Undecided): void => {
  const [entityId, field] = [proposal.id, "applied_operations"]
  if (isOverwritten({ entityId, field })) return
  const counts = { before: doneCount(earlier), made: doneCount(later), now: doneCount(proposal.made) }
  conflicts.push({ entityType: "proposal", entityId, field, ...counts, reason: "changed" })
}

const isMade = (item: Json): item is Made => item === null || item === false || typeof item === "string"

/** What the operations had done, as an entry says. Entries of earlier versions do not say it. */
const madeIn = (state: Json): MadeList | null => {
  const made = fieldsIn(state)?.made
  return Array.isArray(made) ? made.filter(isMade) : null
}

const stateIn = (state: Json): Pick<ProposalState, "status" | "reviewerId"> => {
  const { status, reviewer_id: reviewerId } = fieldsIn(state) ?? {}
  return { status: status === "applied" ? "applied" : "pending", reviewerId: UserId.is(reviewerId) ? reviewerId : null }
}

/** The change at the beginning of a row of undos, and their number: 0 for a change that undoes none. */
export const rootOf = async (
  { history }: Pick<Context, "history">,
  change: StoredChange,
): Promise<{ readonly root: StoredChange; readonly undos: number } | null> => {
  let root = change
  let undos = 0
  while (root.undoes !== null) {
    const undone = await history.find(root.undoes)
    if (undone === null) return null
    root = undone
    undos++
  }
  return { root, undos }
}
