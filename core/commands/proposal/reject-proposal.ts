import * as E from "fp-ts/lib/Either.js"
import { type Command, done } from "../../use-case/command.ts"
import type { ProposalId } from "../../domain/ids.ts"
import { advanced, noApplyLease, type ProposalReject, type ProposalState } from "../../domain/proposal/proposal.ts"
import { pendingProposal } from "../../proposal/pending-proposal.ts"
import { proposalFact } from "../../proposal/proposal-fact.ts"
import { type ExpectedVersions, isExpected } from "../../domain/expected-versions.ts"

export interface RejectProposal extends ProposalReject {
  readonly proposalId: ProposalId
  readonly ifMatch: ExpectedVersions
}

/** An editor rejects a pending proposal. Its remaining operations are never applied, and a running apply stops. */
export const rejectProposal: Command<RejectProposal, ProposalState> = async (
  context,
  { proposalId, reason = null, ifMatch },
) => {
  const { proposals, actor, now } = context
  const found = await pendingProposal(context, await proposals.lock(proposalId))
  if (E.isLeft(found)) return found
  const before = found.right
  if (!isExpected(ifMatch, before.version)) return E.left({ _tag: "VersionStale" })
  const after = advanced(
    before,
    { ...noApplyLease, status: "rejected", reviewerId: actor.userId, rejectReason: reason },
    now,
  )
  await proposals.advance(after)
  return done(after, proposalFact("reject", after))
}
