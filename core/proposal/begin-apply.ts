import * as E from "fp-ts/lib/Either.js"
import { type Command, type Context, done, unchanged } from "../use-case/command.ts"
import type { ApplyId, ProposalId } from "../domain/ids.ts"
import { type DomainError, invalidInputs } from "../domain/errors.ts"
import { choiceFaults } from "../domain/proposal/choice.ts"
import { isDone, nextToRun } from "../domain/proposal/made.ts"
import type { Operation } from "../domain/proposal/operation.ts"
import {
  advanced,
  applyLease,
  isBeingApplied,
  noApplyLease,
  type Proposal,
  type ProposalApply,
} from "../domain/proposal/proposal.ts"
import { joinedVersions } from "../domain/proposal/seen-versions.ts"
import { examineOperations } from "./examine-operations.ts"
import { pendingProposal } from "./pending-proposal.ts"
import { proposalFact } from "./proposal-fact.ts"
import { wellFormed } from "./well-formed.ts"
import { type ExpectedVersions, isExpected } from "../domain/expected-versions.ts"

export interface BeginApply extends ProposalApply {
  readonly proposalId: ProposalId
  readonly ifMatch: ExpectedVersions
  readonly applyId: ApplyId
}

/**
 * An editor begins to apply a pending proposal, which this apply owns from then on. While another apply is running,
 * the result is ProposalNotPending. Operations that the editor has changed replace the remaining ones. If all chosen
 * operations have run before, the proposal is applied.
 */
export const beginApply: Command<BeginApply, Proposal> = async (
  context,
  { proposalId, operations, only, ifMatch, applyId },
) => {
  const { proposals, actor, now } = context
  const found = await pendingProposal(context, await proposals.find(proposalId))
  if (E.isLeft(found)) return found
  const before = found.right
  if (isBeingApplied(before, now)) return E.left({ _tag: "ProposalNotPending" })
  if (!isExpected(ifMatch, before.version)) return E.left({ _tag: "VersionStale" })
  const edited = operations === undefined ? E.right(before) : await withOperations(context, before, operations)
  if (E.isLeft(edited)) return edited
  const [fault, ...faults] = only === undefined ? [] : choiceFaults(only, edited.right.operations, edited.right.made)
  if (fault !== undefined) return E.left(invalidInputs([fault, ...faults]))
  const { made } = edited.right
  if (nextToRun(edited.right.operations.length, made, only === undefined ? null : new Set(only)) === null) {
    const applied = { ...noApplyLease, applyError: null, status: "applied", reviewerId: actor.userId } as const
    const after = advanced(edited.right, applied, now)
    await proposals.update(after)
    return done(after, proposalFact("apply", after))
  }
  const own: Proposal = { ...edited.right, ...applyLease(applyId, now) }
  if (operations === undefined) {
    // Nothing visible has changed.
    await proposals.advance(own)
    return unchanged(own)
  }
  const after = advanced(own, {}, now)
  await proposals.update(after)
  return done(after, proposalFact("edit", after))
}

/** The proposal with these operations in place of those that have not run. */
const withOperations = async (
  context: Context,
  proposal: Proposal,
  operations: readonly Operation[],
): Promise<E.Either<DomainError, Proposal>> => {
  const { treeId, made, seen } = proposal
  const applied = proposal.operations.filter((_, index) => isDone(made, index))
  const checked = await wellFormed(operations, applied)
  if (E.isLeft(checked)) return checked
  const versions = await examineOperations(context, { treeId, role: "editor", citations: null }, checked.right)
  if (E.isLeft(versions)) return versions
  return E.right({
    ...proposal,
    operations: [...applied, ...checked.right],
    made: made.filter((one) => one !== false),
    seen: seen === null ? versions.right : joinedVersions(seen, versions.right),
  })
}
