import { EntitySchema } from "@mikro-orm/postgresql"
import type { ProposalComment } from "../../../core/domain/proposal/comment.ts"
import type { Proposal, ProposalState } from "../../../core/domain/proposal/proposal.ts"
import { type Properties, type Table, tableOf } from "../table.ts"

const properties: Properties<Proposal> = {
  treeId: { type: "uuid", primary: true },
  id: { type: "uuid", primary: true },
  status: { type: "text" },
  origin: { type: "text" },
  summary: { type: "text", nullable: true },
  proposerId: { type: "uuid" },
  reviewerId: { type: "uuid", nullable: true },
  rejectReason: { type: "text", nullable: true },
  applyError: { type: "json", nullable: true },
  made: { type: "json" },
  seen: { type: "json", nullable: true },
  undone: { type: "integer" },
  applyId: { type: "uuid", nullable: true },
  applyEndsAt: { type: "datetime", nullable: true },
  version: { type: "integer" },
  createdAt: { type: "datetime" },
  updatedAt: { type: "datetime" },
  operations: { type: "json" },
}

export const ProposalSchema = new EntitySchema<Proposal>({ name: "Proposal", tableName: "proposals", properties })

export const proposals = tableOf(ProposalSchema, properties)

/** Proposals without their operations, which may be large. */
export const proposalStates: Table<ProposalState> = {
  ...proposals,
  key: ["treeId", "id"],
  fields: proposals.fields.filter((field) => field !== "operations"),
}

const commentProperties: Properties<ProposalComment> = {
  treeId: { type: "uuid", primary: true },
  id: { type: "uuid", primary: true },
  proposalId: { type: "uuid" },
  authorId: { type: "uuid" },
  via: { type: "json" },
  text: { type: "text" },
  createdAt: { type: "datetime" },
}

const ProposalCommentSchema = new EntitySchema<ProposalComment>({
  name: "ProposalComment",
  tableName: "proposal_comments",
  properties: commentProperties,
})

/** What members say about proposals. */
export const proposalComments = tableOf(ProposalCommentSchema, commentProperties)
