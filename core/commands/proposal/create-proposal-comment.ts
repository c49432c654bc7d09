import * as E from "fp-ts/lib/Either.js"
import { type Command, done, viaOf } from "../../use-case/command.ts"
import { treeOfRecord } from "../../domain/access.ts"
import { actionOf } from "../../domain/audit/action.ts"
import { notFound } from "../../domain/errors.ts"
import type { ProposalId } from "../../domain/ids.ts"
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
  { trees, proposals, users, actor, now, newId },
  { proposalId, text },
) => {
  const proposal = await proposals.lock(proposalId)
  if (proposal === null) return E.left(notFound("proposal"))
  const { treeId } = proposal
  const access = treeOfRecord(await trees.access(treeId, actor.userId), "viewer", "proposal")
  if (E.isLeft(access)) return access
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
