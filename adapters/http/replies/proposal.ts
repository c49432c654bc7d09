import { createHash } from "node:crypto"
import * as t from "io-ts"
import { ProposalId, TreeId, UserId } from "../../../core/domain/ids.ts"
import type { DiffEntry, Mention } from "../../../core/domain/proposal/diff.ts"
import {
  jsonObject,
  type Operation,
  operationKinds,
  OperationInput,
  proposedEntities,
} from "../../../core/domain/proposal/operation.ts"
import {
  type ApplyError,
  type NamedUser,
  proposalOrigins,
  type ProposalRead,
  proposalStatuses,
} from "../../../core/domain/proposal/proposal.ts"
import type { ProposalDetail } from "../../../core/index.ts"
import { boolean, nullable, oneOf, type Wire, wire } from "../../../core/codec/wire.ts"
import { count } from "../../../core/codec/count.ts"
import { lifecycle } from "./common.ts"

export const applyErrorReply: Wire<ApplyError> = wire("ApplyError", {
  operation: count,
  code: t.string,
  detail: t.string,
})

export const namedUser: Wire<NamedUser> = wire("NamedUser", { id: UserId, displayName: nullable(t.string) })

const operation: t.Type<Operation, unknown, unknown> = OperationInput

const proposal = {
  id: ProposalId,
  treeId: TreeId,
  status: oneOf(proposalStatuses),
  origin: oneOf(proposalOrigins),
  summary: nullable(t.string),
  operations: t.readonlyArray(operation),
  proposer: nullable(namedUser),
  reviewer: nullable(namedUser),
  rejectReason: nullable(t.string),
  applyError: nullable(applyErrorReply),
  appliedOperations: count,
  ...lifecycle,
}

/** A proposal in lists and decisions. */
export const proposalReply: Wire<ProposalRead> = wire("ProposalRead", proposal)

export const mention: Wire<Mention> = wire("ProposalMention", {
  id: t.string,
  entity: oneOf(proposedEntities),
  label: t.string,
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
})

/** A proposal with all details for its reviewer. */
export const proposalDetailReply: Wire<ProposalDetail> = wire("ProposalDetail", {
  ...proposal,
  diff: t.readonlyArray(diffEntry),
})

/** The tag also covers the records and users that are shown with the proposal, which change independently of it. */
export const proposalTag = ({ version, diff, proposer, reviewer }: ProposalDetail): string => {
  const shown = createHash("sha256").update(JSON.stringify([diff, proposer, reviewer]))
  return `"${version}.${shown.digest("base64url").slice(0, 22)}"`
}
