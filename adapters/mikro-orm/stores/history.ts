import { importedTables } from "../entities/imported.ts"
import { isDeletion } from "../../../core/domain/change/import-steps.ts"
import { type DeletableKind, deletableKinds } from "../../../core/domain/deletion.ts"
import type { ChangeHistory, ImportedRow } from "../../../core/ports/changes/change-history.ts"
import { auditEntries } from "../entities/audit-entry.ts"
import { changes } from "../entities/change.ts"
import { hasNoEntryUntil } from "./imported-rows.ts"
import type { TransactionConnection } from "../transaction-connection.ts"
import { columnsOf } from "../statements/columns-of.ts"
import { compiled, db, literal } from "../statements/compiled.ts"
import { BEFORE_ALL } from "../statements/id-bounds.ts"
import { actionsWithoutOperation } from "../../../core/domain/change/of-operation.ts"
import type { AuditEntryId, ChangeId, ProposalId, TreeId } from "../../../core/domain/ids.ts"
import { statementsOf } from "../statements/of-keys.ts"
import { statement, type StatementText } from "../statements/registry.ts"

const find = compiled<{ readonly id: ChangeId }>("stores/history find")((p) =>
  db.selectFrom("changes as c").select(columnsOf(changes, "c")).where("c.id", "=", p("id")),
)

const ofProposal = compiled<{ readonly treeId: TreeId; readonly id: ProposalId }>("stores/history ofProposal")((p) =>
  db
    .selectFrom("changes as c")
    .select(columnsOf(changes, "c"))
    .where("c.tree_id", "=", p("treeId"))
    .where("c.proposal_id", "=", p("id"))
    .where("c.undone_by", "is", null)
    .where("c.action", "not in", actionsWithoutOperation.map(literal))
    .orderBy("c.seq", "desc"),
)

interface Entries {
  readonly changeId: ChangeId
  readonly after: AuditEntryId
  readonly limit: number
}

const entries = compiled<Entries>("stores/history entries")((p) =>
  db
    .selectFrom("audit_entries as a")
    .select(columnsOf(auditEntries, "a"))
    .where("a.change_id", "=", p("changeId"))
    .where("a.id", ">", p("after"))
    .orderBy("a.id")
    .limit(p("limit")),
)

/**
 * The rows are found by the ids between which those of the import lie, so that the key of the table serves. A change
 * that undoes an import concerns the rows without a stored entry up to its own.
 */
const importedRowsAt = (step: number) =>
  statementsOf(
    "stores/history importedRows",
    deletableKinds,
    (kind) => `
  select x.id as "id", (
    select a.before from audit_entries a where a.tree_id = $1 and a.entity_id = x.id::text and a.seq > $3 order by a.seq limit 1
  ) as "made", x.deleted_at as "deletedAt", x.deletion_id as "deletionId"
  from ${importedTables[kind].name} x
  where x.tree_id = $1 and x.id >= $4 and x.id <= $5 and x.import_id = $2 and ($6::uuid is null or x.id > $6)
    ${isDeletion(step) ? "" : "and x.deleted_at is null"}
    ${step === 0 ? "" : `and ${hasNoEntryUntil("x", "$3")}`}
  order by x.id limit $7`,
  )

const importedRows = { creation: importedRowsAt(0), deletion: importedRowsAt(1), restoration: importedRowsAt(2) }

/** All steps of a kind have one statement. */
const importedRowsOf = (kind: DeletableKind, step: number): StatementText => {
  if (step === 0) return importedRows.creation(kind)
  return isDeletion(step) ? importedRows.deletion(kind) : importedRows.restoration(kind)
}

const lacksImportedRows = statement(
  "stores/history lacksImportedRows",
  `
  select from purged_imported_rows p where p.change_id = $2 and p.kind = any($4::text[]) and ${hasNoEntryUntil("p", "$3")} limit 1`,
)

const lastStep = compiled<{ readonly importId: ChangeId }>("stores/history lastStep")((p) =>
  db
    .selectFrom("changes as c")
    .select(({ fn }) => fn.max("c.import_step").as("step"))
    .where("c.import_id", "=", p("importId")),
)

/** Earlier changes, within a transaction. */
export const history = (connection: TransactionConnection): ChangeHistory => ({
  find: (id) => find.first(connection, { id }),
  ofProposal: (treeId, id) => ofProposal.rows(connection, { treeId, id }),
  entries: (changeId, after, limit) => entries.rows(connection, { changeId, after: after ?? BEFORE_ALL, limit }),
  importedRows: async ({ treeId, seq, importId, importStep, importedFrom, importedTo }, kind, after, limit) =>
    importedFrom === null || importStep === null
      ? []
      : connection.rows<ImportedRow>(importedRowsOf(kind, importStep), [
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
  lastStep: async (importId) => (await lastStep.first(connection, { importId }))?.step ?? 0,
})
