import { renew } from "../../api/cache.ts"
import { api, ifUnchanged, type Schemas } from "../../api/client.ts"
import { dataOf } from "../../api/problems.ts"
import { undoChange } from "../../api/save.ts"

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

/** The changes that the proposal made in the tree and that are there, the last one first. */
const openChanges = async ({ id, tree_id }: Proposal): Promise<readonly string[]> => {
  const params = { path: { tree_id }, query: { entity_id: id } }
  const changes = await dataOf(api.GET("/trees/{tree_id}/changes", { params }))
  return changes
    .filter((change) => change.proposal_id === id && change.undone_by === null && change.undoes === null)
    .filter(({ action }) => !action.startsWith("proposal"))
    .map((change) => change.id)
}

/** Takes back everything that a proposal changed in the tree. */
export const undoProposal = async (proposal: Proposal): Promise<void> => {
  try {
    for (let open = await openChanges(proposal); open.length > 0; open = await openChanges(proposal))
      for (const change of open) await undoChange(change)
  } finally {
    await renew("tree", proposal.tree_id)
  }
}
