import * as E from "fp-ts/lib/Either.js"
import { type Command, type Context, done, doneAll } from "../command.ts"
import type { DomainError } from "../domain/errors.ts"
import { applyErrorOf } from "../domain/proposal/apply-error.ts"
import { advanced, type ApplyError, type Proposal, type ProposalState } from "../domain/proposal/proposal.ts"
import { idOf, madeByRef, resolvedData } from "../domain/proposal/references.ts"
import { pendingProposal } from "./pending-proposal.ts"
import { proposalFact } from "./proposal-fact.ts"
import { runOperation } from "./run-operation.ts"

/** The state of a proposal, held, when it is still the one known to this apply: whoever else decided or applied meanwhile has gone on with it. */
const ownState = async (context: Context, known: Proposal): Promise<E.Either<DomainError, ProposalState>> => {
  const state = await pendingProposal(context, await context.proposals.hold(known.id))
  if (E.isLeft(state)) return state
  return state.right.version === known.version ? state : E.left({ _tag: "ProposalNotPending" })
}

/**
 * Runs the first operation that is left, as the editor who approved it, and notes in the same transaction that it was run: no crash
 * runs it twice. The last one makes the proposal applied.
 */
export const applyOperation: Command<Proposal, Proposal> = async (context, proposal) => {
  const { proposals, actor, now } = context
  const state = await ownState(context, proposal)
  if (E.isLeft(state)) return state
  const { operations, made, treeId } = proposal
  const index = made.length
  const operation = operations[index]
  if (operation === undefined) return E.left({ _tag: "ProposalNotPending" })

  const known = madeByRef(operations, made)
  const { id, data } = operation
  const outcome = await runOperation(context, {
    ...operation,
    treeId,
    id: id === undefined || id === null ? null : idOf(id, known),
    data: resolvedData(data ?? {}, known),
  })
  if (E.isLeft(outcome)) return E.left({ _tag: "ProposalFailed", ...applyErrorOf(index, outcome.left) })

  const isLast = index + 1 === operations.length
  const progress = { made: [...made, outcome.right.value], applyError: null } as const
  const after = advanced(
    state.right,
    isLast ? { ...progress, status: "applied", reviewerId: actor.userId } : progress,
    now,
  )
  await proposals.advance(after)
  const { audit } = outcome.right
  const next = { ...after, operations }
  const facts = audit === "unchanged" ? [] : audit
  if (facts.length > 0 && !isLast) return doneAll(next, facts)
  return doneAll(next, [...facts, proposalFact(isLast ? "apply" : "advance", state.right, after)])
}

/** Notes at which operation an apply stopped, and why. */
export const failApply: Command<
  { readonly proposal: Proposal; readonly applyError: ApplyError },
  ProposalState
> = async (context, { proposal, applyError }) => {
  const state = await ownState(context, proposal)
  if (E.isLeft(state)) return state
  const after = advanced(state.right, { applyError }, context.now)
  await context.proposals.advance(after)
  return done(after, proposalFact("fail", state.right, after))
}
