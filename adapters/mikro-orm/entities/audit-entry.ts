import { EntitySchema } from "@mikro-orm/postgresql"
import type { ChangeEntry } from "../../../core/domain/change/change.ts"
import { type Properties, tableOf } from "../table.ts"

/** An entry as it is stored. */
export interface StoredEntry extends ChangeEntry {
  /** That of its change, so that the entries of a record are found in this order. */
  readonly seq: number | null
}

const properties: Properties<StoredEntry> = {
  id: { type: "uuid", primary: true },
  changeId: { type: "uuid" },
  treeId: { type: "uuid", nullable: true },
  seq: { type: "bigint", nullable: true },
  actorId: { type: "uuid", nullable: true },
  action: { type: "text" },
  entityType: { type: "text" },
  entityId: { type: "text" },
  op: { type: "text" },
  version: { type: "integer", nullable: true },
  before: { type: "json", nullable: true },
  after: { type: "json", nullable: true },
}

export const AuditEntrySchema = new EntitySchema<StoredEntry>({
  name: "AuditEntry",
  tableName: "audit_entries",
  properties,
})

export const auditEntries = tableOf(AuditEntrySchema, properties)
