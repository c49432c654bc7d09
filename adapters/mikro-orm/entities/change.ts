import { EntitySchema } from "@mikro-orm/postgresql"
import type { ChangeId, TreeId } from "../../../core/domain/ids.ts"
import type { StoredChange } from "../../../core/ports/changes/change-history.ts"
import { type Properties, tableOf } from "../table.ts"

const properties: Properties<StoredChange> = {
  id: { type: "uuid", primary: true },
  treeId: { type: "uuid", nullable: true },
  accountId: { type: "uuid", nullable: true },
  seq: { type: "bigint", nullable: true },
  at: { type: "datetime" },
  actorType: { type: "text" },
  actorId: { type: "uuid", nullable: true },
  via: { type: "json" },
  requestId: { type: "text", nullable: true },
  reason: { type: "text", nullable: true },
  proposalId: { type: "uuid", nullable: true },
  action: { type: "text" },
  entityType: { type: "text" },
  entityId: { type: "text" },
  undoes: { type: "uuid", nullable: true },
  undoneBy: { type: "uuid", nullable: true },
  entryCount: { type: "integer" },
  importId: { type: "uuid", nullable: true },
  importStep: { type: "integer", nullable: true },
  importedFrom: { type: "uuid", nullable: true },
  importedTo: { type: "uuid", nullable: true },
}

export const ChangeSchema = new EntitySchema<StoredChange>({ name: "Change", tableName: "changes", properties })

export const changes = tableOf(ChangeSchema, properties)

/** The last sequence number of a tree, and the bytes that its changes have brought. */
export interface TreeRevision {
  readonly treeId: TreeId
  readonly revision: number
  /** The bytes of its records and its history, as far as they were written with a change. */
  readonly bytes: number
}

const revisionProperties: Properties<TreeRevision> = {
  treeId: { type: "uuid", primary: true },
  revision: { type: "bigint" },
  bytes: { type: "bigint" },
}

export const treeRevisions = tableOf(
  new EntitySchema<TreeRevision>({ name: "TreeRevision", tableName: "tree_revisions", properties: revisionProperties }),
  revisionProperties,
)

/** A row of an import that was purged. */
export interface PurgedImportedRow {
  readonly changeId: ChangeId
  readonly kind: string
  readonly id: string
}

const purgedProperties: Properties<PurgedImportedRow> = {
  changeId: { type: "uuid", primary: true },
  kind: { type: "text", primary: true },
  id: { type: "uuid", primary: true },
}

export const purgedImportedRows = tableOf(
  new EntitySchema<PurgedImportedRow>({
    name: "PurgedImportedRow",
    tableName: "purged_imported_rows",
    properties: purgedProperties,
  }),
  purgedProperties,
)
