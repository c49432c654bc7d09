import type { AuditFact } from "../domain/audit/audit.ts"
import { actionOf } from "../domain/audit/action.ts"
import type { ProposalState } from "../domain/proposal/proposal.ts"

/** The action of a command on a proposal. Throws if the list of actions lacks it. */
export const proposalFact = (verb: string, { id, treeId }: Pick<ProposalState, "id" | "treeId">): AuditFact => ({
  action: actionOf("proposal", verb),
  entityType: "proposal",
  entityId: id,
  treeId,
})
