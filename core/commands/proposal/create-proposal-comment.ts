import * as E from "fp-ts/lib/Either.js"
import { type Command, done, viaOf } from "../../use-case/command.ts"
import { treeForProposals } from "../../domain/access.ts"
import { actionOf } from "../../domain/audit/action.ts"
import { notFound } from "../../domain/errors.ts"
import type { ProposalId } from "../../domain/ids.ts"
import { readerOf } from "../../use-case/reader-of.ts"
import { readableProposal } from "../../view/readable/readable-proposal.ts"
import {
  type ProposalComment,
  type ProposalCommentCreate,
  type ProposalCommentRead,
  proposalCommentRead,
} from "../../domain/proposal/comment.ts"

export interface CreateProposalComment extends ProposalCommentCreate {
  readonly proposalId: ProposalId
}

/** A member says something about a proposal, in any state. */
export const createProposalComment: Command<CreateProposalComment, ProposalCommentRead> = async (
  context,
  { proposalId, text },
) => {
  const { trees, proposals, users, actor, now, newId } = context
  const proposal = await proposals.lock(proposalId)
  if (proposal === null) return E.left(notFound("proposal"))
  const { treeId } = proposal
  const access = treeForProposals(await trees.access(treeId, actor.userId), actor, "proposal")
  if (E.isLeft(access)) return access
  if (actor.assistant !== undefined) {
    const seen = await readableProposal({ ...context.reading(), now }, readerOf(actor, "member"), proposalId)
    if (E.isLeft(seen)) return seen
  }
  const comment: ProposalComment = {
    id: newId(),
    treeId,
    proposalId,
    authorId: actor.userId,
    via: viaOf(actor),
    text,
    createdAt: now,
  }
  await proposals.insertComment(comment)
  const user = await users.find(actor.userId)
  const author = user === null ? null : { id: user.id, displayName: user.displayName }
  return done(proposalCommentRead({ ...comment, author }), {
    action: actionOf("proposal_comment", "create"),
    entityType: "proposal_comment",
    entityId: comment.id,
    treeId,
  })
}
