import * as E from "fp-ts/lib/Either.js"
import { type Command, type Context, done, doneAll, unchanged } from "../use-case/command.ts"
import type { DomainError } from "../domain/errors.ts"
import type { ApplyId } from "../domain/ids.ts"
import { applyErrorOf } from "../domain/proposal/apply-error.ts"
import {
  advanced,
  applyLease,
  noApplyLease,
  type ApplyError,
  type Proposal,
  type ProposalState,
} from "../domain/proposal/proposal.ts"
import { undoneAfter } from "../domain/proposal/undone.ts"
import { type Chosen, nextToRun, withMade } from "../domain/proposal/made.ts"
import { createdByRef, resolvedOperation } from "../domain/proposal/references.ts"
import type { BeginApply } from "./begin-apply.ts"
import { pendingProposal } from "./pending-proposal.ts"
import { proposalFact } from "./proposal-fact.ts"
import type { RunOperation } from "./record-operations.ts"
import { versionsAfter } from "./versions-after.ts"

/** A running apply, and the last known state of the proposal. */
export interface RunningApply {
  readonly proposal: Proposal
  readonly applyId: ApplyId
  readonly chosen: Chosen
}

/**
 * The state of a proposal, locked, if this apply still owns it: it was not rejected, and no other apply has taken
 * over.
 */
const ownState = async (
  context: Context,
  { proposal, applyId }: Pick<RunningApply, "proposal" | "applyId">,
): Promise<E.Either<DomainError, ProposalState>> => {
  const state = await pendingProposal(context, await context.proposals.lock(proposal.id))
  if (E.isLeft(state)) return state
  return state.right.applyId === applyId ? state : E.left({ _tag: "ProposalNotPending" })
}

/**
 * Runs the first remaining operation of those that are chosen, as the editor who approved it, and records in the same
 * transaction that it ran, so that a crash cannot run it twice. After the last one the proposal is applied.
 */
export const applyOperation =
  (runOperation: RunOperation): Command<RunningApply, Proposal> =>
  async (context, running) => {
    const { proposals, actor, now } = context
    const state = await ownState(context, running)
    if (E.isLeft(state)) return state
    const { proposal, applyId, chosen } = running
    const { operations, made, seen, treeId } = proposal
    const index = nextToRun(operations.length, made, chosen)
    const operation = index === null ? undefined : operations[index]
    if (index === null || operation === undefined) return E.left({ _tag: "ProposalNotPending" })

    const resolved = resolvedOperation(operation, createdByRef(operations, made))
    const outcome = await runOperation(context, { ...resolved, treeId })
    if (E.isLeft(outcome)) return E.left({ _tag: "ProposalFailed", ...applyErrorOf(index, outcome.left) })

    const madeNow = withMade(made, index, outcome.right.value)
    const isLast = nextToRun(operations.length, madeNow, chosen) === null
    const progress = {
      made: madeNow,
      undone: undoneAfter(proposal.undone, operations.length, madeNow),
      seen: seen === null ? null : versionsAfter(seen, context.changes.touched()),
      applyError: null,
    } as const
    const after = advanced(
      state.right,
      isLast
        ? { ...progress, ...noApplyLease, status: "applied", reviewerId: actor.userId }
        : { ...progress, ...applyLease(applyId, now) },
      now,
    )
    await proposals.advance(after)
    const { audit } = outcome.right
    const next = { ...after, operations }
    const facts = audit === "unchanged" ? [] : audit
    return doneAll(next, [...facts, proposalFact(isLast ? "apply" : "advance", after)])
  }

/** Records at which operation an apply stopped, and why. */
export const failApply: Command<
  Omit<RunningApply, "chosen"> & { readonly applyError: ApplyError },
  ProposalState
> = async (context, { applyError, ...running }) => {
  const state = await ownState(context, running)
  if (E.isLeft(state)) return state
  const after = advanced(state.right, { applyError, ...noApplyLease }, context.now)
  await context.proposals.advance(after)
  return done(after, proposalFact("fail", after))
}

/** Releases the proposal for the next apply if this apply still owns it. */
export const endApply: Command<Pick<BeginApply, "proposalId" | "applyId">, null> = async (
  { proposals },
  { proposalId, applyId },
) => {
  const state = await proposals.lock(proposalId)
  if (state?.applyId === applyId) await proposals.advance({ ...state, ...noApplyLease })
  return unchanged(null)
}
