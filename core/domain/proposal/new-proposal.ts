import { noApplyLease, type Proposal } from "./proposal.ts"

/** What a new proposal is made of. */
type NewProposal = Pick<Proposal, "id" | "treeId" | "origin" | "summary" | "operations" | "seen" | "proposerId">

/** A pending proposal that is made now. */
export const newProposal = (proposal: NewProposal, now: Date): Proposal => ({
  ...proposal,
  status: "pending",
  made: [],
  undone: 0,
  reviewerId: null,
  rejectReason: null,
  applyError: null,
  ...noApplyLease,
  version: 1,
  createdAt: now,
  updatedAt: now,
})
