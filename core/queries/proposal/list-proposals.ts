import * as E from "fp-ts/lib/Either.js"
import { idFromCursor } from "../../view/cursor.ts"
import { treeForProposals } from "../../domain/access.ts"
import { ProposalId } from "../../domain/ids.ts"
import { withoutRevision } from "../../domain/lifecycle.ts"
import { showToMember } from "../../domain/privacy.ts"
import { MOST_LISTED_BYTES, type ProposalRead, proposalRead } from "../../domain/proposal/proposal.ts"
import type { ProposalFilter } from "../../ports/reads.ts"
import { type Listing, once } from "../../view/listing.ts"
import { type Query, viewerOf } from "../../use-case/query.ts"
import { pageOfProposals, type SeenPage, type SeenPortion } from "../../view/for-assistant/page-of-proposals.ts"
import { proposalsForAssistant } from "../../view/for-assistant/proposals-for-assistant.ts"
import type { PageOfTree } from "../../view/page-of-tree.ts"

/** The page of a member, who sees every proposal. */
const wholePage = ({ seen, isLast }: SeenPortion): SeenPage => ({ items: seen, hasMore: !isLast })

export type ListProposals = PageOfTree & ProposalFilter

/**
 * The proposals of a tree, oldest first, for members; optionally only those with one status or origin. A page of large
 * proposals is shorter than its limit.
 */
export const listProposals: Query<ListProposals, Listing<ProposalRead>> = async (
  context,
  reader,
  { treeId, status, origin, limit, cursor },
) => {
  const { trees, proposals, now } = context
  const row = await trees.byId(treeId, reader.userId)
  const access = treeForProposals(row, reader, "tree")
  if (E.isLeft(access)) return access
  const viewer = viewerOf(access.right, reader, now)
  if (E.isLeft(viewer)) return viewer
  // A proposal is for members, whatever an assistant sees of the persons in it.
  const member = { ...viewer.right, role: access.right.role }
  const after = idFromCursor(ProposalId, cursor)
  if (E.isLeft(after)) return after
  const most = limit ?? 100
  const read = async (from: ProposalId | null): Promise<SeenPortion> => {
    const portion = { after: from, most, weight: MOST_LISTED_BYTES }
    const { rows, isLast } = await proposals.ofTree(treeId, { status, origin }, portion)
    const found = rows.map((row) => showToMember(member, row)).filter((proposal) => proposal !== null)
    const seen = await proposalsForAssistant(context, viewer.right, found)
    return { seen, last: found.at(-1)?.id ?? null, isLast }
  }
  const page =
    reader.assistant === undefined ? wholePage(await read(after.right)) : await pageOfProposals(read, after.right, most)
  const shown = page.items.map(proposalRead)
  const items = reader.assistant === undefined ? shown : shown.map(withoutRevision)
  return E.right({ items: once(items), next: page.hasMore ? (items.at(-1)?.id ?? null) : null })
}
