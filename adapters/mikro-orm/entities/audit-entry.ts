import { EntitySchema } from "@mikro-orm/postgresql"
import type { AuditEntry } from "../../../core/domain/audit.ts"
import { type Properties, tableOf } from "../table.ts"

const properties: Properties<AuditEntry> = {
  id: { type: "uuid", primary: true },
  at: { type: "datetime" },
  actorType: { type: "text" },
  actorId: { type: "uuid", nullable: true },
  action: { type: "text" },
  entityType: { type: "text" },
  entityId: { type: "text" },
  treeId: { type: "uuid", nullable: true },
  before: { type: "json", nullable: true },
  after: { type: "json", nullable: true },
  proposalId: { type: "uuid", nullable: true },
  requestId: { type: "text", nullable: true },
}

export const AuditEntrySchema = new EntitySchema<AuditEntry>({
  name: "AuditEntry",
  tableName: "audit_entries",
  properties,
})

export const auditEntries = tableOf(AuditEntrySchema, properties)
