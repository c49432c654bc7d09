import * as E from "fp-ts/lib/Either.js"
import { treeForRole } from "../../domain/access.ts"
import type { TreeId } from "../../domain/ids.ts"
import { type ProposalCounts, proposalCounts } from "../../domain/proposal/proposal.ts"
import type { Query } from "../../use-case/query.ts"
import { viewerOf } from "../../use-case/query.ts"

/** The numbers of proposals of a tree by status, and of the pending ones by origin, for members. */
export const countProposals: Query<{ readonly treeId: TreeId }, ProposalCounts> = async (
  { trees, proposals, now },
  reader,
  { treeId },
) => {
  const access = treeForRole(await trees.byId(treeId, reader.userId), "viewer")
  if (E.isLeft(access)) return access
  const viewer = viewerOf(access.right, reader, now)
  return E.isLeft(viewer) ? viewer : E.right(proposalCounts(await proposals.counts(treeId)))
}
