import { doneCount, isDone, type Made, type MadeList, withMade } from "./made.ts"
import type { ProposalState } from "./proposal.ts"

/** An operation that has run, and what it has done. */
export interface Ran {
  readonly index: number
  readonly made: Made
}

/** The operations that have run in `later` and not in `earlier`. */
export const ranBetween = (earlier: MadeList, later: MadeList): readonly Ran[] =>
  later.flatMap((made, index) => (isDone(later, index) && !isDone(earlier, index) ? [{ index, made }] : []))

/** What an undo changes in a proposal. */
type Outcome = Pick<ProposalState, "status" | "reviewerId" | "made" | "undone">

/**
 * The proposal when these operations are undone. They can be applied again; an applied proposal of which no operation
 * is left is pending. Null if the operations have not run, or have run again.
 */
export const withoutRan = ({ status, reviewerId, made, undone }: Outcome, ran: readonly Ran[]): Outcome | null => {
  if (ran.some((one) => !isDone(made, one.index) || made[one.index] !== one.made)) return null
  const gone = new Set(ran.map(({ index }) => index))
  const left = made.map((one, index) => (gone.has(index) ? false : one))
  const isPending = status === "pending" || (status === "applied" && doneCount(left) === 0)
  return {
    status: isPending ? "pending" : status,
    reviewerId: isPending ? null : reviewerId,
    made: left,
    undone: undone + ran.length,
  }
}

/**
 * The proposal when the undo of these operations is undone, with the status and the reviewer from before that undo.
 * Null if they have run again, or the proposal was rejected since.
 */
export const withRanAgain = (
  { status, reviewerId, made, undone }: Outcome,
  ran: readonly Ran[],
  was: Pick<ProposalState, "status" | "reviewerId">,
): Outcome | null => {
  if (status === "rejected" || ran.some(({ index }) => isDone(made, index))) return null
  let all = made
  for (const { index, made: id } of ran) if (id !== false) all = withMade(all, index, id)
  const isApplied = status === "pending" && was.status === "applied"
  return {
    status: isApplied ? "applied" : status,
    reviewerId: isApplied ? was.reviewerId : reviewerId,
    made: all,
    undone: Math.max(0, undone - ran.length),
  }
}

/** The number of undone operations when further ones have run: never more than those that have not run. */
export const undoneAfter = (undone: number, operations: number, made: MadeList): number =>
  Math.min(undone, operations - doneCount(made))
