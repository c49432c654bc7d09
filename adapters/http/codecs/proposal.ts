import { createHash } from "node:crypto"
import * as t from "io-ts"
import { viaReply } from "./tree.ts"
import { ChangeId, CitationId, ProposalCommentId, ProposalId, TreeId, UserId } from "../../../core/domain/ids.ts"
import { BasisInput, type BasisCitation, type ShownBasis } from "../../../core/domain/proposal/basis.ts"
import type { ProposalCommentRead } from "../../../core/domain/proposal/comment.ts"
import { operationShapes } from "../../../core/domain/proposal/operation-shapes.ts"
import type { DiffEntry, Mention } from "../../../core/domain/proposal/diff.ts"
import { jsonObject, operationKinds, proposedEntities } from "../../../core/domain/proposal/operation.ts"
import {
  type ApplyError,
  type NamedUser,
  type OperationRead,
  type ProposalCounts,
  proposalOrigins,
  type ProposalRead,
  proposalStatuses,
} from "../../../core/domain/proposal/proposal.ts"
import type { ProposalDetail } from "../../../core/index.ts"
import { boolean, instant, nullable, oneOf, type Wire, wire } from "../../../core/codec/wire.ts"
import { count } from "../../../core/codec/count.ts"
import { shownLifecycle } from "./common.ts"

export const applyErrorReply: Wire<ApplyError> = wire("ApplyError", {
  operation: count,
  code: t.string,
  detail: t.string,
})

export const namedUser: Wire<NamedUser> = wire("NamedUser", { id: UserId, displayName: nullable(t.string) })

const basis = nullable(BasisInput)

/** An operation as it was proposed, and whether it has run. */
export const operationReply: Wire<OperationRead> = wire(
  "ProposalOperationRead",
  { op: oneOf(operationKinds), entity: oneOf(proposedEntities), done: boolean },
  { id: nullable(t.string), ref: nullable(t.string), data: nullable(jsonObject), basis },
  operationShapes(proposedEntities, {
    suffix: "OperationRead",
    required: { done: boolean },
    optional: { basis },
    id: t.string,
    ref: t.string,
    withNulls: true,
  }),
)

const proposal = {
  id: ProposalId,
  treeId: TreeId,
  status: oneOf(proposalStatuses),
  origin: oneOf(proposalOrigins),
  summary: nullable(t.string),
  operations: t.readonlyArray(operationReply),
  proposer: nullable(namedUser),
  reviewer: nullable(namedUser),
  rejectReason: nullable(t.string),
  applyError: nullable(applyErrorReply),
  appliedOperations: count,
  undoneOperations: count,
  ...shownLifecycle,
}

/** A proposal in lists and decisions. */
export const proposalReply: Wire<ProposalRead> = wire("ProposalRead", proposal)

export const mention: Wire<Mention> = wire("ProposalMention", {
  id: t.string,
  entity: oneOf(proposedEntities),
  label: t.string,
})

export const basisCitation: Wire<BasisCitation> = wire("ProposalBasisCitation", {
  id: CitationId,
  sourceId: nullable(t.string),
  title: nullable(t.string),
  page: nullable(t.string),
})

export const shownBasis: Wire<ShownBasis> = wire("ProposalBasisRead", {
  text: nullable(t.string),
  citations: t.readonlyArray(basisCitation),
})

export const diffEntry: Wire<DiffEntry> = wire("ProposalDiffEntry", {
  operation: count,
  op: oneOf(operationKinds),
  entity: oneOf(proposedEntities),
  id: nullable(t.string),
  label: nullable(t.string),
  isApplied: boolean,
  before: nullable(jsonObject),
  after: nullable(jsonObject),
  mentions: t.readonlyArray(mention),
  basis: nullable(shownBasis),
})

/** A proposal with all details for its reviewer. */
export const proposalDetailReply: Wire<ProposalDetail> = wire("ProposalDetail", {
  ...proposal,
  diff: t.readonlyArray(diffEntry),
  stale: t.readonlyArray(count),
  changeIds: t.readonlyArray(ChangeId),
})

export const pendingByOrigin: Wire<ProposalCounts["byOrigin"]> = wire("ProposalOriginCounts", {
  assistant: count,
  contributor: count,
})

/** How many proposals a tree has. */
export const proposalCountsReply: Wire<ProposalCounts> = wire("ProposalCounts", {
  pending: count,
  applied: count,
  rejected: count,
  byOrigin: pendingByOrigin,
})

/** A comment of a member on a proposal. */
export const proposalCommentReply: Wire<ProposalCommentRead> = wire("ProposalCommentRead", {
  id: ProposalCommentId,
  proposalId: ProposalId,
  author: nullable(namedUser),
  via: viaReply,
  text: t.string,
  createdAt: instant,
})

/** The tag also covers the records and users that are shown with the proposal, which change independently of it. Null for an assistant. */
export const proposalTag = ({ version, diff, stale, proposer, reviewer }: ProposalDetail): string | null => {
  if (version === null) return null
  const shown = createHash("sha256").update(JSON.stringify([diff, stale, proposer, reviewer]))
  return `"${version}.${shown.digest("base64url").slice(0, 22)}"`
}
