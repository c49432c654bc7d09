import { ProposalUndo } from "../../../core/domain/change/undo-change.ts"
import {
  ProposalApply,
  ProposalCreate,
  ProposalReject,
  proposalOrigins,
  proposalStatuses,
} from "../../../core/domain/proposal/proposal.ts"
import { ProposalCommentCreate } from "../../../core/domain/proposal/comment.ts"
import { user } from "../operation/access.ts"
import { asActor, asActorIfMatch, asReader } from "../operation/as-caller.ts"
import { batchBody } from "../request/body/batch-body.ts"
import { json, jsonOrNothing } from "../request/body/body.ts"
import { nothing, query } from "../request/input.ts"
import { choiceOrNull, cursor, limit } from "../request/parameters.ts"
import { batchReply } from "../codecs/batch.ts"
import {
  proposalCommentReply,
  proposalCountsReply,
  proposalDetailReply,
  proposalReply,
  proposalTag,
} from "../codecs/proposal.ts"
import { undoErrors, undoReply } from "../codecs/history/undo.ts"
import { created, createdWithoutLocation, empty, ok, record } from "../response/json-replies.ts"
import { list } from "../response/list-replies.ts"
import { route } from "../operation/route.ts"

/** Changes that members propose and editors decide on. */
export const proposalRoutes = [
  route("runBatch", {
    method: "post",
    path: "/trees/{tree_id}/batch",
    summary: "Run several operations at once, all or none",
    description:
      "Runs up to 1,000 operations in one transaction. Operations are written as in a proposal, and later ones can " +
      "refer to records that earlier ones create. If one operation is refused, nothing is stored, and the problem " +
      "names its index. All operations together are one change. Batches of one tree run one after another; one that " +
      "waits for more than 60 seconds is 503 `store_busy`, as is the 21st of an account at the same time.",
    access: user("write"),
    takes: batchBody,
    reply: batchReply,
    errors: ["VersionStale", "DuplicateRelationship", "AncestryCycle", "LastName", "RelationshipExists"],
    handle: asActor((app) => app.runBatch),
  }),
  route("createProposal", {
    method: "post",
    path: "/trees/{tree_id}/proposals",
    summary: "Propose changes to a tree",
    description:
      "Proposes changes to a tree. Any member can propose. Nothing in the tree changes until an editor applies the " +
      "proposal. An account can have 1,000 pending proposals in a tree.",
    access: user("propose"),
    least: "viewer",
    takes: json(ProposalCreate),
    reply: created(proposalReply, ({ id }) => `/proposals/${id}`),
    errors: ["TooManyPending"],
    handle: asActor((app) => app.createProposal),
  }),
  route("listProposals", {
    method: "get",
    path: "/trees/{tree_id}/proposals",
    summary: "List the proposals of a tree",
    description: "Lists the proposals of a tree with their operations, in the order of their creation.",
    access: user("read"),
    takes: query({
      status: choiceOrNull("Only proposals with this status.", proposalStatuses),
      origin: choiceOrNull("Only proposals of this origin.", proposalOrigins),
      limit,
      cursor,
    }),
    reply: list(proposalReply),
    tag: "revision and accounts",
    handle: asReader((app) => app.listProposals),
  }),
  route("countProposals", {
    method: "get",
    path: "/trees/{tree_id}/proposals/counts",
    summary: "Count the proposals of a tree",
    description:
      "Counts the proposals of a tree by their status, and the pending ones by their origin. For the start page of a reviewer.",
    access: user("read"),
    takes: nothing,
    reply: ok(proposalCountsReply),
    tag: "revision",
    handle: asReader((app) => app.countProposals),
  }),
  route("getProposal", {
    method: "get",
    path: "/proposals/{proposal_id}",
    summary: "Get one proposal with the difference to the present records",
    description:
      "Returns one proposal with the difference that each operation makes to the present records, and what it is based " +
      "on. `stale` lists the operations that name a record which was changed or deleted since they were proposed.",
    access: user("read"),
    takes: nothing,
    reply: record(proposalDetailReply, proposalTag),
    handle: asReader((app) => app.getProposal),
  }),
  route("applyProposal", {
    method: "post",
    path: "/proposals/{proposal_id}/apply",
    summary: "Apply the remaining operations of a proposal, or edited or chosen ones",
    description:
      "Applies the operations of a proposal in order, each as its own change. After a failure, another call continues " +
      "at the failed operation; `operations` replaces those that are left. With `only`, the other operations do not " +
      "run, and the proposal is applied all the same. While an apply is running, another one is refused.",
    access: user("write"),
    takes: jsonOrNothing(ProposalApply),
    reply: record(proposalReply),
    versioned: true,
    errors: ["ProposalNotPending", "ProposalFailed"],
    handle:
      (app) =>
      ({ actor, params, input, ifMatch, repeatable }) =>
        app.applyProposal(actor, { ...params, ...input, ifMatch }, repeatable),
  }),
  route("undoProposal", {
    method: "post",
    path: "/proposals/{proposal_id}/undo",
    summary: "Undo what a proposal applied",
    description:
      "Undoes the operations of a proposal that are applied, the last one first, as one new change. That change can be " +
      "undone too. The proposal is pending again, and can be applied again or rejected. A field that has been changed " +
      "since is a conflict, and nothing is written; `fields` lists conflicts to overwrite, and `force` overwrites all " +
      "of them. With `dry_run` nothing is written, and the answer lists the fields that the undo would set.",
    access: user("write"),
    takes: jsonOrNothing(ProposalUndo),
    reply: undoReply,
    errors: undoErrors,
    handle: asActor((app) => app.undoProposal),
  }),
  route("rejectProposal", {
    method: "post",
    path: "/proposals/{proposal_id}/reject",
    summary: "Reject a proposal",
    description: "Rejects a pending proposal, with an optional reason.",
    access: user("write"),
    takes: jsonOrNothing(ProposalReject),
    reply: record(proposalReply),
    versioned: true,
    errors: ["ProposalNotPending"],
    handle:
      (app) =>
      ({ actor, params, input, ifMatch, repeatable }) =>
        app.rejectProposal(actor, { ...params, ...input, ifMatch }, repeatable),
  }),
  route("listProposalComments", {
    method: "get",
    path: "/proposals/{proposal_id}/comments",
    summary: "List the comments on a proposal",
    description: "Lists what members say about a proposal, oldest first.",
    access: user("read"),
    takes: query({ limit, cursor }),
    reply: list(proposalCommentReply),
    tag: "revision and accounts",
    handle: asReader((app) => app.listProposalComments),
  }),
  route("createProposalComment", {
    method: "post",
    path: "/proposals/{proposal_id}/comments",
    summary: "Comment on a proposal",
    description: "Adds a comment to a proposal. Any member of the tree can comment, in any state of the proposal.",
    access: user("propose"),
    least: "viewer",
    takes: json(ProposalCommentCreate),
    reply: createdWithoutLocation(proposalCommentReply),
    handle: asActor((app) => app.createProposalComment),
  }),
  route("deleteProposal", {
    method: "delete",
    path: "/proposals/{proposal_id}",
    summary: "Delete a proposal; changes that it made stay",
    description: "Deletes a proposal. Its proposer and editors can do this. Changes that it made stay.",
    access: user("write"),
    takes: nothing,
    reply: empty,
    versioned: true,
    handle: asActorIfMatch((app) => app.deleteProposal),
  }),
]
