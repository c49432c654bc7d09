import * as E from "fp-ts/lib/Either.js"
import { ProposalCommentId, type ProposalId } from "../../domain/ids.ts"
import { showToMember } from "../../domain/privacy.ts"
import { type ProposalCommentRead, proposalCommentRead } from "../../domain/proposal/comment.ts"
import { idFromCursor } from "../../view/cursor.ts"
import { batchFor, type Listing, listingOf } from "../../view/listing.ts"
import type { Query } from "../../use-case/query.ts"
import { readableProposal } from "../../view/readable/readable-proposal.ts"

export interface ListProposalComments {
  readonly proposalId: ProposalId
  readonly limit: number | null
  readonly cursor: string | null
}

/** The comments on a proposal, oldest first, for members. */
export const listProposalComments: Query<ListProposalComments, Listing<ProposalCommentRead>> = async (
  context,
  reader,
  { proposalId, limit, cursor },
) => {
  const seen = await readableProposal(context, reader, proposalId)
  if (E.isLeft(seen)) return seen
  const after = idFromCursor(ProposalCommentId, cursor)
  if (E.isLeft(after)) return after
  const { viewer, proposal } = seen.right
  const size = limit ?? 100
  const rows = context.proposals.comments(proposal.treeId, proposalId, { after: after.right, batch: batchFor(size) })
  return E.right(
    await listingOf(
      rows,
      (row) => {
        const comment = showToMember(viewer, row)
        return comment === null ? null : proposalCommentRead(comment)
      },
      size,
      ({ id }) => id,
    ),
  )
}
