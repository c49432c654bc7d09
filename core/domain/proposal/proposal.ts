import type * as t from "io-ts"
import { listOf, oneOf, wire } from "../../codec/wire.ts"
import type { ApplyId, ProposalId, TreeId, UserId } from "../ids.ts"
import { type Operation, OperationInput } from "./operation.ts"
import { optionalText } from "../../codec/optional-text.ts"

export const proposalStatuses = ["pending", "applied", "rejected"] as const
export type ProposalStatus = (typeof proposalStatuses)[number]

export const proposalOrigins = ["assistant", "contributor"] as const
export type ProposalOrigin = (typeof proposalOrigins)[number]

/** Why an apply stopped: the index of the operation, from 0, and the refusal of its command. */
export interface ApplyError {
  readonly operation: number
  readonly code: string
  readonly detail: string
}

/** The state of a proposal. */
export interface ProposalState {
  readonly id: ProposalId
  readonly treeId: TreeId
  readonly status: ProposalStatus
  readonly origin: ProposalOrigin
  readonly summary: string | null
  readonly proposerId: UserId
  /** The user who applied or rejected it. */
  readonly reviewerId: UserId | null
  readonly rejectReason: string | null
  readonly applyError: ApplyError | null
  /**
   * One entry for each applied operation, in order: the id of the record that it created, null if it created none.
   */
  readonly made: readonly (string | null)[]
  /** The running apply; null if there is none. */
  readonly applyId: ApplyId | null
  /**
   * When another apply may take over, because the process of this one must have died. Each operation extends it.
   */
  readonly applyEndsAt: Date | null
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** Changes that a member proposes and an editor decides on. Until then only this row is written. */
export interface Proposal extends ProposalState {
  /** As they were sent. Those in `made` are not run again. */
  readonly operations: readonly Operation[]
}

/** A user as others see them. */
export interface NamedUser {
  readonly id: UserId
  readonly displayName: string | null
}

/** A proposal with its proposer and reviewer. */
export type ProposalRow = Proposal & { readonly proposer: NamedUser | null; readonly reviewer: NamedUser | null }

/** A proposal as members see it. */
export type ProposalRead = Omit<ProposalRow, "proposerId" | "reviewerId" | "made" | "applyId" | "applyEndsAt"> & {
  readonly appliedOperations: number
}

export const proposalRead = ({
  proposerId: _proposer,
  reviewerId: _reviewer,
  made,
  applyId: _apply,
  applyEndsAt: _end,
  ...read
}: ProposalRow): ProposalRead => ({ ...read, appliedOperations: made.length })

/** The next version of a proposal, or of its state alone. */
export const advanced = <T extends ProposalState>(proposal: T, changes: Partial<T>, now: Date): T => ({
  ...proposal,
  ...changes,
  version: proposal.version + 1,
  updatedAt: now,
})

/** How long an apply keeps a proposal after its last operation. */
const APPLY_LEASE_MS = 60_000

/** Assigns a proposal to this apply, from now on. */
export const applyLease = (applyId: ApplyId, now: Date): Pick<ProposalState, "applyId" | "applyEndsAt"> => ({
  applyId,
  applyEndsAt: new Date(now.getTime() + APPLY_LEASE_MS),
})

/** Releases a proposal for the next apply. */
export const noApplyLease: Pick<ProposalState, "applyId" | "applyEndsAt"> = { applyId: null, applyEndsAt: null }

/** Whether an apply of this proposal is running. */
export const isBeingApplied = ({ applyEndsAt }: ProposalState, now: Date): boolean =>
  applyEndsAt !== null && applyEndsAt > now

/** The most operations in a proposal. */
export const MOST_OPERATIONS = 1_000

/** The byte budget of a page of proposals. Each proposal is listed with its operations, up to a thousand. */
export const MOST_LISTED_BYTES = 4_194_304

const operations = listOf(OperationInput, MOST_OPERATIONS)
const words = optionalText(1_048_576)

export const ProposalCreate = wire("ProposalCreate", { operations }, { summary: words, origin: oneOf(proposalOrigins) })
export type ProposalCreate = t.TypeOf<typeof ProposalCreate>

/** Replacements for the operations that are left. */
export const ProposalApply = wire("ProposalApply", {}, { operations })
export type ProposalApply = t.TypeOf<typeof ProposalApply>

export const ProposalReject = wire("ProposalReject", {}, { reason: words })
export type ProposalReject = t.TypeOf<typeof ProposalReject>
