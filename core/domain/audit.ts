import type { Json } from "../codec/wire.ts"
import type { AuditEntryId, ProposalId, TreeId, UserId } from "./ids.ts"

export const entityTypes = [
  "user",
  "session",
  "tree",
  "membership",
  "person",
  "name",
  "event",
  "relationship",
  "source",
  "citation",
  "media",
  "proposal",
  "gedcom",
] as const
export type EntityType = (typeof entityTypes)[number]

/** What a command did to one record, in JSON. */
export interface AuditFact {
  /** The use case: `person.create`, `tree.purge`. */
  readonly action: `${EntityType}.${string}`
  readonly entityType: EntityType
  readonly entityId: string
  readonly treeId: TreeId | null
  readonly before: Json
  readonly after: Json
}

/** One line of the audit log. It outlives its tree; its tree id is then null. */
export interface AuditEntry extends AuditFact {
  readonly id: AuditEntryId
  readonly at: Date
  readonly actorType: "user" | "system"
  readonly actorId: UserId | null
  readonly proposalId: ProposalId | null
  readonly requestId: string | null
}

/** An audit entry as editors see it. */
export interface AuditEntryRead {
  readonly id: AuditEntryId
  readonly at: Date
  readonly actor: { readonly id: UserId; readonly displayName: string | null } | null
  readonly actorType: "user" | "system"
  readonly action: string
  readonly entityType: EntityType
  readonly entityId: string
  readonly before: Json
  readonly after: Json
  readonly proposalId: ProposalId | null
  readonly requestId: string | null
}
