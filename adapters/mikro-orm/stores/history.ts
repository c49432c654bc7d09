import { importedTables } from "../entities/imported.ts"
import { columns } from "../table.ts"
import type { ChangeEntry } from "../../../core/domain/change/change.ts"
import type { ImportedKind } from "../../../core/domain/change/touched-rows.ts"
import type { ChangeHistory, ImportedRow, StoredChange } from "../../../core/ports/changes/change-history.ts"
import { auditEntries } from "../entities/audit-entry.ts"
import { changes } from "../entities/change.ts"
import type { TransactionConnection } from "../transaction-connection.ts"
import { firstRow } from "./records.ts"

const find = `select ${columns(changes, "c")} from changes c where c.id = $1`

const entries = `select ${columns(auditEntries, "a")} from audit_entries a
  where a.change_id = $1 and ($2::uuid is null or a.id > $2) order by a.id limit $3`

/** The rows are found by the ids between which those of the import lie, so that the key of the table serves. */
const importedRows = (kind: ImportedKind): string => {
  const isLive = importedTables[kind].fields.includes("deletedAt") ? "and x.deleted_at is null" : ""
  return `select x.id as "id", (
      select a.before from audit_entries a where a.tree_id = $1 and a.entity_id = x.id::text and a.seq > $3 order by a.seq limit 1
    ) as "made"
    from ${importedTables[kind].name} x
    where x.tree_id = $1 and x.id >= $4 and x.id <= $5 and x.import_id = $2 ${isLive} and ($6::uuid is null or x.id > $6)
    order by x.id limit $7`
}

/** Earlier changes, within a transaction. */
export const history = (connection: TransactionConnection): ChangeHistory => ({
  find: async (id) => firstRow(await connection.rows<StoredChange>(find, [id])),
  entries: (id, after, limit) => connection.rows<ChangeEntry>(entries, [id, after, limit]),
  importedRows: async ({ id, treeId, seq, importedFrom, importedTo }, kind, after, limit) =>
    importedFrom === null
      ? []
      : connection.rows<ImportedRow>(importedRows(kind), [treeId, id, seq, importedFrom, importedTo, after, limit]),
})
