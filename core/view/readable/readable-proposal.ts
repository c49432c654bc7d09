import * as E from "fp-ts/lib/Either.js"
import { treeForProposals } from "../../domain/access.ts"
import { type DomainError, notFound } from "../../domain/errors.ts"
import type { ProposalId } from "../../domain/ids.ts"
import { showToMember, type Viewer } from "../../domain/privacy.ts"
import { type ProposalRead, proposalRead, type ProposalRow } from "../../domain/proposal/proposal.ts"
import { proposalsForAssistant } from "../for-assistant/proposals-for-assistant.ts"
import { type Query, type QueryContext, type Reader, viewerOf } from "../../use-case/query.ts"

/** A proposal as its reader sees it, and the viewer: the member who reads it, by an assistant or not. */
export interface ReadableProposal {
  readonly viewer: Viewer
  readonly isAssistant: boolean
  readonly proposal: ProposalRow
}

/**
 * The proposal with this id, for members of its tree and their assistants only. A proposer who has left the tree can no
 * longer read it.
 */
export const readableProposal = async (
  context: Pick<QueryContext, "proposals" | "sources" | "now">,
  reader: Reader,
  id: ProposalId,
): Promise<E.Either<DomainError, ReadableProposal>> => {
  const { proposals, now } = context
  const { userId } = reader
  const row = await proposals.byId(id, userId)
  if (row === null) return E.left(notFound("proposal"))
  const access = treeForProposals(row, reader, "proposal")
  if (E.isLeft(access)) return access
  const viewer = { userId, role: row.role, year: now.getUTCFullYear() }
  const proposal = showToMember(viewer, row.found)
  const ofPersons = viewerOf(row, reader, now, "proposal")
  if (E.isLeft(ofPersons)) return ofPersons
  const [shown] = proposal === null ? [] : await proposalsForAssistant(context, ofPersons.right, [proposal])
  return shown === undefined
    ? E.left(notFound("proposal"))
    : E.right({ viewer, isAssistant: reader.assistant !== undefined, proposal: shown })
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
