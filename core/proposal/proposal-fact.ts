import type { AuditFact } from "../domain/audit.ts"
import type { Proposal, ProposalState } from "../domain/proposal/proposal.ts"
import { type Json, toJson } from "../codec/wire.ts"

type Told = Proposal | ProposalState

const proposalJson = ({ made, applyError, applyId: _apply, applyEndsAt: _end, ...said }: Told): Json =>
  toJson({ ...said, appliedOperations: made.length, applyError: applyError === null ? null : { ...applyError } })

/** The change of a proposal itself: `before` is null if it did not exist, `after` if it no longer exists. */
export const proposalFact = (
  verb: string,
  ...[before, after]: [before: Told | null, after: Told] | [before: Told, after: null]
): AuditFact => {
  const { id, treeId } = after === null ? before : after
  return {
    action: `proposal.${verb}`,
    entityType: "proposal",
    entityId: id,
    treeId,
    before: before === null ? null : proposalJson(before),
    after: after === null ? null : proposalJson(after),
  }
}
