import { renew } from "../../api/cache.ts"
import { api, ifUnchanged, type Schemas } from "../../api/client.ts"
import { dataOf } from "../../api/problems.ts"

type Proposal = Pick<Schemas["ProposalDetail"], "id" | "tree_id" | "version">

const at = (proposal: Proposal) => ({
  path: { proposal_id: proposal.id },
  header: ifUnchanged(proposal),
})

/** Accepts the operations with these indexes; null accepts all that are left. */
export const accept = async (proposal: Proposal, only: readonly number[] | null): Promise<void> => {
  const body = only === null ? {} : { only: [...only] }
  try {
    await dataOf(api.POST("/proposals/{proposal_id}/apply", { params: at(proposal), body }))
  } finally {
    // After a failure, the operations before it are in the tree.
    await renew("tree", proposal.tree_id)
  }
}

export const reject = async (proposal: Proposal, reason: string): Promise<void> => {
  const body = reason.trim() === "" ? {} : { reason: reason.trim() }
  await dataOf(api.POST("/proposals/{proposal_id}/reject", { params: at(proposal), body }))
  await renew("tree", proposal.tree_id)
}

/** Deletes a proposal. */
export const withdraw = async (proposal: Proposal): Promise<void> => {
  await dataOf(api.DELETE("/proposals/{proposal_id}", { params: at(proposal) }))
  await renew("tree", proposal.tree_id)
}

/** Takes back everything that a proposal changed in the tree. */
export const undoProposal = async (proposal: Omit<Proposal, "version">): Promise<void> => {
  const params = { path: { proposal_id: proposal.id } }
  await dataOf(api.POST("/proposals/{proposal_id}/undo", { params, body: {} }))
  await renew("tree", proposal.tree_id)
}
