import type { Context } from "../use-case/command.ts"
import type { ProposalId, UserId } from "../domain/ids.ts"
import { type NamedUser, type ProposalRead, proposalRead } from "../domain/proposal/proposal.ts"

/** The proposal as members read it, with the changes of this transaction. */
export const shownProposal = async (
  { proposals, users }: Pick<Context, "proposals" | "users">,
  { id }: { readonly id: ProposalId },
): Promise<ProposalRead | null> => {
  const proposal = await proposals.find(id)
  if (proposal === null) return null
  const { proposerId, reviewerId } = proposal
  const people = new Map<UserId | null, NamedUser>()
  // In the order of their ids, so that two transactions cannot wait for each other.
  for (const userId of [proposerId, reviewerId].filter((someone) => someone !== null).sort()) {
    const user = await users.find(userId)
    if (user !== null) people.set(userId, { id: user.id, displayName: user.displayName })
  }
  return proposalRead({
    ...proposal,
    proposer: people.get(proposerId) ?? null,
    reviewer: people.get(reviewerId) ?? null,
  })
}
