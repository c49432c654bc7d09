import type { Json } from "../../codec/wire.ts"
import type { Action, EntityType } from "../audit/action.ts"
import type { Via } from "../audit/via.ts"
import type { AuditEntryId, ChangeId, ProposalId, TreeId, UserId } from "../ids.ts"

/** What happened to one record. */
export const entryOps = ["create", "update", "delete", "restore", "purge"] as const
export type EntryOp = (typeof entryOps)[number]

/** Who is recorded for a change. */
export interface Attribution {
  readonly actorType: "user" | "system"
  readonly actorId: UserId | null
  readonly via: Via
  readonly requestId: string | null
  readonly reason: string | null
  readonly proposalId: ProposalId | null
}

/** One command, as it is stored. */
export interface Change extends Attribution {
  readonly id: ChangeId
  /** Null for a change of an account, and once the tree is purged. */
  readonly treeId: TreeId | null
  /** The account that a change outside trees concerns. */
  readonly accountId: UserId | null
  readonly at: Date
  readonly action: Action
  /** The record that the command was about. */
  readonly entityType: EntityType
  readonly entityId: string
  /** The change that this one undoes; null if it undoes none or several. */
  readonly undoes: ChangeId | null
  readonly entryCount: number
  /**
   * The import whose rows the change created, deleted or restored together: the change itself, or one that undoes it.
   * The entries of these rows are derived from the rows. Null for other changes.
   */
  readonly importId: ChangeId | null
  /** How often the rows of the import were deleted or restored together: 0 for the import, odd for a deletion. */
  readonly importStep: number | null
  /** The smallest and the largest id of the rows of the import; null for other changes. */
  readonly importedFrom: string | null
  readonly importedTo: string | null
}

/** What a change did to one record. */
export interface ChangeEntry {
  readonly id: AuditEntryId
  readonly changeId: ChangeId
  readonly treeId: TreeId | null
  readonly actorId: UserId | null
  readonly action: Action
  readonly entityType: EntityType
  readonly entityId: string
  readonly op: EntryOp
  /** The version of the record after the change; null if it has no versions or is gone. */
  readonly version: number | null
  /** The fields of the record by their API names; null for a creation or a purge. */
  readonly before: Json
  readonly after: Json
}

/** A change with the entries that are stored for it. Those of the rows that an import created are derived. */
export interface RecordedChange {
  readonly change: Change
  readonly entries: readonly ChangeEntry[]
  /** The changes of its tree that it undoes. */
  readonly undone: readonly ChangeId[]
}
