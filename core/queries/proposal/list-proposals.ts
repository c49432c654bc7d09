import * as E from "fp-ts/lib/Either.js"
import { idFromCursor } from "../../cursor.ts"
import { treeForRole } from "../../domain/access.ts"
import { ProposalId } from "../../domain/ids.ts"
import { showToMember, type Withheld } from "../../domain/privacy.ts"
import { type ProposalRead, proposalRead, type ProposalRow, type ProposalStatus } from "../../domain/proposal/proposal.ts"
import { batchFor, type Listing, listingOf } from "../../listing.ts"
import { type Query, viewerOf } from "../../query.ts"
import type { PageOfTree } from "../page-of-tree.ts"

export interface ListProposals extends PageOfTree {
  readonly status: ProposalStatus | null
}

/** A member reads the proposals of a tree, the oldest first, those of one status if asked. */
export const listProposals: Query<ListProposals, Listing<ProposalRead>> = async ({ trees, proposals, now }, reader, { treeId, status, limit, cursor }) => {
  const access = treeForRole(await trees.byId(treeId, reader.userId), "viewer")
  if (E.isLeft(access)) return access
  const viewer = viewerOf(access.right, reader, now)
  if (E.isLeft(viewer)) return viewer
  const after = idFromCursor(ProposalId, cursor)
  if (E.isLeft(after)) return after
  const size = limit ?? 100
  const rows = proposals.ofTree(treeId, status, { after: after.right, batch: batchFor(size) })
  const show = (row: Withheld<ProposalRow>): ProposalRead | null => {
    const proposal = showToMember(viewer.right, row)
    return proposal === null ? null : proposalRead(proposal)
  }
  return E.right(await listingOf(rows, show, size, ({ id }) => id))
}
