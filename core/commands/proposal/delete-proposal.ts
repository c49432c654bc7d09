import * as E from "fp-ts/lib/Either.js"
import { type Command, done } from "../../use-case/command.ts"
import { hasRole, treeOfRecord } from "../../domain/access.ts"
import { forbidden, notFound } from "../../domain/errors.ts"
import type { ProposalId } from "../../domain/ids.ts"
import { proposalFact } from "../../proposal/proposal-fact.ts"
import { type ExpectedVersions, isExpected } from "../../domain/expected-versions.ts"

export interface DeleteProposal {
  readonly proposalId: ProposalId
  readonly ifMatch: ExpectedVersions
}

/**
 * An editor, or the member who proposed it, permanently removes a proposal in any state. Changes that it made are
 * kept.
 */
export const deleteProposal: Command<DeleteProposal, null> = async (
  { trees, proposals, actor },
  { proposalId, ifMatch },
) => {
  const proposal = await proposals.find(proposalId)
  if (proposal === null) return E.left(notFound("proposal"))
  const access = treeOfRecord(await trees.access(proposal.treeId, actor.userId), "viewer", "proposal")
  if (E.isLeft(access)) return access
  if (proposal.proposerId !== actor.userId && !hasRole(access.right.role, "editor"))
    return E.left(forbidden("Only its proposer and editors of the tree can delete a proposal."))
  if (!isExpected(ifMatch, proposal.version)) return E.left({ _tag: "VersionStale" })
  await proposals.remove(proposal)
  return done(null, proposalFact("delete", proposal))
}
