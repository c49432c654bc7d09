import * as E from "fp-ts/lib/Either.js"
import { type Command, done } from "../../use-case/command.ts"
import { treeForRole } from "../../domain/access.ts"
import { invalid } from "../../domain/errors.ts"
import type { TreeId } from "../../domain/ids.ts"
import { noApplyLease, type Proposal, type ProposalCreate } from "../../domain/proposal/proposal.ts"
import { originOf } from "../../proposal/origin-of.ts"
import { wellFormed } from "../../proposal/well-formed.ts"
import { proposalFact } from "../../proposal/proposal-fact.ts"

export interface CreateProposal extends ProposalCreate {
  readonly treeId: TreeId
}

/**
 * A member proposes changes. They are checked as far as possible without the tree, and only the proposal is stored.
 */
export const createProposal: Command<CreateProposal, Proposal> = async (
  { trees, proposals, actor, now, newId },
  { treeId, operations, summary = null, origin: claimed },
) => {
  const access = treeForRole(await trees.access(treeId, actor.userId), "viewer")
  if (E.isLeft(access)) return access
  const origin = originOf(actor)
  if (claimed === "assistant" && origin !== "assistant")
    return E.left(invalid("origin", "must be contributor, because the credentials are not those of an assistant"))
  const checked = wellFormed(operations)
  if (E.isLeft(checked)) return checked
  const proposal: Proposal = {
    id: newId(),
    treeId,
    status: "pending",
    origin,
    summary,
    operations,
    made: [],
    proposerId: actor.userId,
    reviewerId: null,
    rejectReason: null,
    applyError: null,
    ...noApplyLease,
    version: 1,
    createdAt: now,
    updatedAt: now,
  }
  await proposals.insert([proposal])
  return done(proposal, proposalFact("create", proposal))
}
