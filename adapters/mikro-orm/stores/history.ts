import { importedTables } from "../entities/imported.ts"
import { columns } from "../table.ts"
import type { ChangeEntry } from "../../../core/domain/change/change.ts"
import { isDeletion } from "../../../core/domain/change/import-steps.ts"
import { type DeletableKind, deletableKinds } from "../../../core/domain/deletion.ts"
import type { ChangeHistory, ImportedRow, StoredChange } from "../../../core/ports/changes/change-history.ts"
import { auditEntries } from "../entities/audit-entry.ts"
import { changes } from "../entities/change.ts"
import { hasNoEntryUntil } from "./imported-rows.ts"
import type { TransactionConnection } from "../transaction-connection.ts"
import { firstRow } from "./records.ts"

const find = `select ${columns(changes, "c")} from changes c where c.id = $1`

const entries = `select ${columns(auditEntries, "a")} from audit_entries a
  where a.change_id = $1 and ($2::uuid is null or a.id > $2) order by a.id limit $3`

/**
 * The rows are found by the ids between which those of the import lie, so that the key of the table serves. A change
 * that undoes an import concerns the rows without a stored entry up to its own.
 */
const importedRows = (kind: DeletableKind, step: number): string => `
  select x.id as "id", (
    select a.before from audit_entries a where a.tree_id = $1 and a.entity_id = x.id::text and a.seq > $3 order by a.seq limit 1
  ) as "made", x.deleted_at as "deletedAt", x.deletion_id as "deletionId"
  from ${importedTables[kind].name} x
  where x.tree_id = $1 and x.id >= $4 and x.id <= $5 and x.import_id = $2 and ($6::uuid is null or x.id > $6)
    ${isDeletion(step) ? "" : "and x.deleted_at is null"}
    ${step === 0 ? "" : `and ${hasNoEntryUntil("x", "$3")}`}
  order by x.id limit $7`

const lacksImportedRows = `
  select from purged_imported_rows p where p.change_id = $2 and p.kind = any($4::text[]) and ${hasNoEntryUntil("p", "$3")} limit 1`

const lastStep = `select max(c.import_step) as "step" from changes c where c.import_id = $1`

/** Earlier changes, within a transaction. */
export const history = (connection: TransactionConnection): ChangeHistory => ({
  find: async (id) => firstRow(await connection.rows<StoredChange>(find, [id])),
  entries: (id, after, limit) => connection.rows<ChangeEntry>(entries, [id, after, limit]),
  importedRows: async ({ treeId, seq, importId, importStep, importedFrom, importedTo }, kind, after, limit) =>
    importedFrom === null || importStep === null
      ? []
      : connection.rows<ImportedRow>(importedRows(kind, importStep), [
          treeId,
          importId,
          seq,
          importedFrom,
          importedTo,
          after,
          limit,
        ]),
  lacksImportedRows: async ({ treeId, seq, importId }) =>
    (await connection.run(lacksImportedRows, [treeId, importId, seq, deletableKinds])) > 0,
  lastStep: async (importId) =>
    firstRow(await connection.rows<{ readonly step: number | null }>(lastStep, [importId]))?.step ?? 0,
})
