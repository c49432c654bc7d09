import type * as t from "io-ts"
import { listOf, oneOf, wire } from "../../codec/wire.ts"
import type { ApplyId, ProposalId, TreeId, UserId } from "../ids.ts"
import { type Operation, OperationInput } from "./operation.ts"
import { optionalText } from "../../codec/optional-text.ts"

export const proposalStatuses = ["pending", "applied", "rejected"] as const
export type ProposalStatus = (typeof proposalStatuses)[number]

export const proposalOrigins = ["assistant", "contributor"] as const
export type ProposalOrigin = (typeof proposalOrigins)[number]

/** Why an apply stopped: at which operation, counted from 0, and what its command answered. */
export interface ApplyError {
  readonly operation: number
  readonly code: string
  readonly detail: string
}

/** Where a proposal stands. */
export interface ProposalState {
  readonly id: ProposalId
  readonly treeId: TreeId
  readonly status: ProposalStatus
  readonly origin: ProposalOrigin
  readonly summary: string | null
  readonly proposerId: UserId
  /** Who applied or rejected it. */
  readonly reviewerId: UserId | null
  readonly rejectReason: string | null
  readonly applyError: ApplyError | null
  /** One item for each operation that was applied, in order: the id of the record that it made, null where it made none. */
  readonly made: readonly (string | null)[]
  /** The apply that is under way; null when none is. */
  readonly applyId: ApplyId | null
  /** When another apply may take over at the latest, because the process of this one must have died. Each operation moves it. */
  readonly applyEndsAt: Date | null
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** Changes that someone wants and an editor decides on. Until then nothing but this row is written. */
export interface Proposal extends ProposalState {
  /** As they were sent; those of `made` will not be run again. */
  readonly operations: readonly Operation[]
}

/** A user as the others see them beside what they did. */
export interface NamedUser {
  readonly id: UserId
  readonly displayName: string | null
}

/** A proposal with its people. */
export type ProposalRow = Proposal & { readonly proposer: NamedUser | null; readonly reviewer: NamedUser | null }

/** A proposal as members read it. */
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

/** For how long an apply keeps a proposal to itself after its last sign of life. */
const APPLY_LEASE_MS = 60_000

/** What makes a proposal this apply's own, counted from now. */
export const appliedBy = (applyId: ApplyId, now: Date): Pick<ProposalState, "applyId" | "applyEndsAt"> => ({
  applyId,
  applyEndsAt: new Date(now.getTime() + APPLY_LEASE_MS),
})

/** What makes a proposal free for the next apply. */
export const appliedByNone: Pick<ProposalState, "applyId" | "applyEndsAt"> = { applyId: null, applyEndsAt: null }

/** Whether an apply of this proposal is under way. */
export const isBeingApplied = ({ applyEndsAt }: ProposalState, now: Date): boolean =>
  applyEndsAt !== null && applyEndsAt > now

/** How many operations a proposal may hold. */
export const MOST_OPERATIONS = 1_000

/** Proposals are listed with their operations, of which each may hold a thousand: a page that holds so many bytes of them is full. */
export const MOST_LISTED_BYTES = 4_194_304

const operations = listOf(OperationInput, MOST_OPERATIONS)
const words = optionalText(1_048_576)

export const ProposalCreate = wire("ProposalCreate", { operations }, { summary: words, origin: oneOf(proposalOrigins) })
export type ProposalCreate = t.TypeOf<typeof ProposalCreate>

/** Other operations, if these are to be applied in place of what is left. */
export const ProposalApply = wire("ProposalApply", {}, { operations })
export type ProposalApply = t.TypeOf<typeof ProposalApply>

export const ProposalReject = wire("ProposalReject", {}, { reason: words })
export type ProposalReject = t.TypeOf<typeof ProposalReject>
