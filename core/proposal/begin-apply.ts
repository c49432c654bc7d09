import * as E from "fp-ts/lib/Either.js"
import { type Command, done, unchanged } from "../use-case/command.ts"
import type { ApplyId, ProposalId } from "../domain/ids.ts"
import { advanced, applyLease, isBeingApplied, type Proposal, type ProposalApply } from "../domain/proposal/proposal.ts"
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
 * the result is ProposalNotPending. Operations that the editor has changed replace the remaining ones.
 */
export const beginApply: Command<BeginApply, Proposal> = async (
  context,
  { proposalId, operations, ifMatch, applyId },
) => {
  const { proposals, now } = context
  const found = await pendingProposal(context, await proposals.find(proposalId))
  if (E.isLeft(found)) return found
  const before = found.right
  if (isBeingApplied(before, now)) return E.left({ _tag: "ProposalNotPending" })
  if (!isExpected(ifMatch, before.version)) return E.left({ _tag: "VersionStale" })
  const own: Proposal = { ...before, ...applyLease(applyId, now) }
  if (operations === undefined) {
    // Nothing visible has changed.
    await proposals.advance(own)
    return unchanged(own)
  }
  const applied = before.operations.slice(0, before.made.length)
  const checked = wellFormed(operations, applied)
  if (E.isLeft(checked)) return checked
  const after = advanced(own, { operations: [...applied, ...checked.right] }, now)
  await proposals.update(after)
  return done(after, proposalFact("edit", after))
}
