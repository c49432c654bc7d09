import { EntitySchema } from "@mikro-orm/postgresql"
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
