import * as E from "fp-ts/lib/Either.js"
import { treeForAssistant, treeOfRecord } from "../domain/access.ts"
import { type DomainError, notFound } from "../domain/errors.ts"
import type { ProposalId } from "../domain/ids.ts"
import { showToMember, type Viewer } from "../domain/privacy.ts"
import { type ProposalRead, proposalRead, type ProposalRow } from "../domain/proposal/proposal.ts"
import { type Query, type QueryContext, type Reader, viewerOf } from "../use-case/query.ts"

/** A proposal and the viewer, who is a member. */
export interface ReadableProposal {
  readonly viewer: Viewer
  /** The viewer as a reader of persons: the assistant of a member may see less of them than the member. */
  readonly ofPersons: Viewer
  readonly proposal: ProposalRow
}

/**
 * The proposal with this id, for members of its tree only. A proposer who has left the tree can no longer read it.
 */
export const readableProposal = async (
  { proposals, now }: QueryContext,
  reader: Reader,
  id: ProposalId,
): Promise<E.Either<DomainError, ReadableProposal>> => {
  const { userId, isAssistant } = reader
  const row = await proposals.byId(id, userId)
  if (row === null) return E.left(notFound("proposal"))
  const access = isAssistant === true ? treeForAssistant(row, reader) : treeOfRecord(row, "viewer", "proposal")
  if (E.isLeft(access)) return isAssistant === true ? E.left(notFound("proposal")) : access
  const viewer = { userId, role: row.role, year: now.getUTCFullYear() }
  const proposal = showToMember(viewer, row.found)
  const ofPersons = viewerOf(row, reader, now, "proposal")
  if (E.isLeft(ofPersons)) return ofPersons
  return proposal === null ? E.left(notFound("proposal")) : E.right({ viewer, ofPersons: ofPersons.right, proposal })
}

/** The proposal without the diff, for members. */
export const describeProposal: Query<{ readonly proposalId: ProposalId }, ProposalRead> = async (
  context,
  reader,
  { proposalId },
) => {
  const seen = await readableProposal(context, reader, proposalId)
  return E.isLeft(seen) ? seen : E.right(proposalRead(seen.right.proposal))
}
