import type { Json } from "../../codec/wire.ts"
import type { Action, EntityType } from "./action.ts"
import type { Via } from "./via.ts"
import type { AuditEntryId, ChangeId, ProposalId, TreeId, UserId } from "../ids.ts"

/**
 * The action of a command on one record. The record's fields before and after the command come from the transaction,
 * which sees every row that changes.
 */
export interface AuditFact {
  readonly action: Action
  readonly entityType: EntityType
  readonly entityId: string
  readonly treeId: TreeId | null
  /** What is in no row, such as the counts of an import. */
  readonly details?: Json
}

/** An audit entry as editors see it. */
export interface AuditEntryRead {
  readonly id: AuditEntryId
  readonly changeId: ChangeId
  readonly at: Date
  readonly actor: { readonly id: UserId; readonly displayName: string | null } | null
  readonly actorType: "user" | "system"
  readonly via: Via
  readonly action: string
  readonly entityType: EntityType
  readonly entityId: string
  readonly before: Json
  readonly after: Json
  readonly proposalId: ProposalId | null
  readonly requestId: string | null
}
