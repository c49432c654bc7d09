import type * as t from "io-ts"
import { integer, listOf, oneOf, wire } from "../../codec/wire.ts"
import type { ApplyId, ProposalId, TreeId, UserId } from "../ids.ts"
import { doneCount, isDone, type MadeList } from "./made.ts"
import { type Operation, OperationInput } from "./operation.ts"
import type { ShownRevision } from "../lifecycle.ts"
import type { SeenVersions } from "./seen-versions.ts"
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
  /** What the operations have done so far. */
  readonly made: MadeList
  /** The number of operations that have run and are undone. */
  readonly undone: number
  /** The versions of the records that the operations name, when they were proposed; null if they are not known. */
  readonly seen: SeenVersions | null
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

/** An operation, and whether it has run. */
export type OperationRead = Operation & { readonly done: boolean }

type Internal = "proposerId" | "reviewerId" | "made" | "undone" | "seen" | "applyId" | "applyEndsAt" | "operations"

/** A proposal as members see it. */
export type ProposalRead = Omit<ProposalRow, Internal | keyof ShownRevision> &
  ShownRevision & {
    readonly operations: readonly OperationRead[]
    readonly appliedOperations: number
    readonly undoneOperations: number
  }

export const proposalRead = ({
  proposerId: _proposer,
  reviewerId: _reviewer,
  made,
  undone,
  seen: _seen,
  applyId: _apply,
  applyEndsAt: _end,
  operations,
  ...read
}: ProposalRow): ProposalRead => ({
  ...read,
  operations: operations.map((operation, index) => ({ ...operation, done: isDone(made, index) })),
  appliedOperations: doneCount(made),
  undoneOperations: undone,
})

/** How many proposals of a tree are in each state, and from where the pending ones come. */
export interface ProposalCounts extends Readonly<Record<ProposalStatus, number>> {
  readonly byOrigin: Readonly<Record<ProposalOrigin, number>>
}

/** How many proposals have this status and origin. */
export interface ProposalCount {
  readonly status: ProposalStatus
  readonly origin: ProposalOrigin
  readonly count: number
}

export const proposalCounts = (counts: readonly ProposalCount[]): ProposalCounts => {
  const sum = (isCounted: (one: ProposalCount) => boolean): number =>
    counts.filter(isCounted).reduce((total, { count }) => total + count, 0)
  const pendingOf = (wanted: ProposalOrigin): number =>
    sum(({ status, origin }) => status === "pending" && origin === wanted)
  return {
    pending: sum(({ status }) => status === "pending"),
    applied: sum(({ status }) => status === "applied"),
    rejected: sum(({ status }) => status === "rejected"),
    byOrigin: { assistant: pendingOf("assistant"), contributor: pendingOf("contributor") },
  }
}

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

/** The most pending proposals of one account in one tree. */
export const MOST_PENDING = 1_000

/** The byte budget of a page of proposals. Each proposal is listed with its operations, up to a thousand. */
export const MOST_LISTED_BYTES = 4_194_304

const operations = listOf(OperationInput, MOST_OPERATIONS)
const words = optionalText(1_048_576)

export const ProposalCreate = wire("ProposalCreate", { operations }, { summary: words, origin: oneOf(proposalOrigins) })
export type ProposalCreate = t.TypeOf<typeof ProposalCreate>

const only = listOf(integer(0, MOST_OPERATIONS - 1), MOST_OPERATIONS)

/** Replacements for the operations that are left, and which operations to run. */
export const ProposalApply = wire("ProposalApply", {}, { operations, only })
export type ProposalApply = t.TypeOf<typeof ProposalApply>

export const ProposalReject = wire("ProposalReject", {}, { reason: words })
export type ProposalReject = t.TypeOf<typeof ProposalReject>
