import type { ChangeRow, EntryKey, EntryRow } from "../../../../core/domain/change/change-read.ts"
import { type ImportStep, stepEntry } from "../../../../core/domain/change/import-steps.ts"
import { fieldsJson } from "../../../../core/domain/change/record-fields.ts"
import { type ImportedKind, importedKinds, type RecordedRows } from "../../../../core/domain/change/touched-rows.ts"
import { deletableKinds } from "../../../../core/domain/deletion.ts"
import type { AuditEntryId, ChangeId, TreeId } from "../../../../core/domain/ids.ts"
import type { Json } from "../../../../core/codec/wire.ts"
import type { Keyset } from "../../../../core/ports/rows.ts"
import { importedTables } from "../../entities/imported.ts"
import type { Sql } from "../../sql.ts"
import { columns } from "../../table.ts"
import { inBatches } from "../batches.ts"
import { BEFORE_ALL } from "../../statements/id-bounds.ts"
import { hasNoEntryUntil } from "../../stores/imported-rows.ts"
import { compiled, db } from "../../statements/compiled.ts"
import { statementsOf } from "../../statements/of-keys.ts"
import { statement, type StatementText } from "../../statements/registry.ts"

interface NextEntries {
  readonly treeId: TreeId | null
  readonly changeId: ChangeId
  readonly after: string
  readonly limit: number
}

const stored = compiled<NextEntries>("reads/changes/change-entries stored")((p) =>
  db
    .selectFrom("audit_entries as a")
    .select(["a.id as id", "a.entity_type as entityType", "a.entity_id as entityId", "a.op as op"])
    .select(["a.version as version", "a.before as before", "a.after as after"])
    .where("a.tree_id", "is not distinct from", p("treeId"))
    .where("a.change_id", "=", p("changeId"))
    .where(({ eb, cast }) => eb("a.id", ">", cast<AuditEntryId>(p("after"), "uuid")))
    .orderBy("a.id")
    .limit(p("limit")),
)

/** The condition that a row of an import was changed by the change with this step. */
const isOfStep = (step: number, alias: string, seq: string): string =>
  step === 0 ? "" : `and ${hasNoEntryUntil(alias, seq)}`

/**
 * Rows of an import in the order of the primary key, within the range of ids that the import used. The first later
 * entry of a row has its fields before that entry.
 */
const ofImportAt = (step: number) =>
  statementsOf(
    "reads/changes/change-entries ofImport",
    importedKinds,
    (kind) => `
  select ${columns(importedTables[kind], "x", "row")}, later.seq as "until", later.before as "was"
  from ${importedTables[kind].name} x left join lateral (
    select a.seq, a.before from audit_entries a where a.tree_id = x.tree_id and a.entity_id = x.id::text and a.seq > $6
    order by a.seq limit 1
  ) later on true
  where x.tree_id = $1 and x.id > $2 and x.id <= $3 and x.import_id = $4 ${isOfStep(step, "x", "$6")} order by x.id limit $5`,
  )

/** The import itself, and its later steps, which all have the same statement. */
const ofImport = { itself: ofImportAt(0), later: ofImportAt(1) }

const purgedAt = (step: number): StatementText =>
  statement(
    "reads/changes/change-entries purged",
    `
  select p.id, p.kind from purged_imported_rows p
  where $1::uuid is not null and p.change_id = $2 and p.id > $3 and $5::bigint is not null ${isOfStep(step, "p", "$5")}
  order by p.id limit $4`,
  )

const purged = { byImport: purgedAt(0), later: purgedAt(1) }

const stepsOf = statement(
  "reads/changes/change-entries stepsOf",
  `select c.import_step as "step", c.seq as "seq", c.at as "at" from changes c
  where c.tree_id = $1 and c.import_id = $2 order by c.import_step`,
)

interface RowOfImport<K extends ImportedKind> {
  readonly row: RecordedRows[K]
  readonly until: number | null
  readonly was: Json
}

/**
 * A change. If it concerns the rows of an import together: the import, its step, and the range of ids that it used.
 */
export type ImportRange = Pick<
  ChangeRow,
  "id" | "treeId" | "seq" | "importId" | "importStep" | "importedFrom" | "importedTo"
>

type Part = (after: string | null, limit: number) => Promise<readonly EntryRow[]>

const ofKind =
  <K extends ImportedKind>(sql: Sql, change: ImportRange, kind: K, part: number): Part =>
  async (after, limit) => {
    const { treeId, seq, importId, importStep: step, importedFrom, importedTo } = change
    if (step === null || importedFrom === null || importedTo === null) return []
    if (step > 0 && !isDeletable(kind)) return []
    const start = after ?? idBefore(importedFrom)
    const steps = await sql.rows<ImportStep>(stepsOf, [treeId, importId])
    const rows = await sql.rows<RowOfImport<K>>((step === 0 ? ofImport.itself : ofImport.later)(kind), [
      treeId,
      start,
      importedTo,
      importId,
      limit,
      seq,
    ])
    return rows.map(({ row, until, was }) => ({
      key: { part, id: row.id },
      entityType: kind,
      entityId: row.id,
      version: "version" in row ? step + 1 : null,
      ...stepEntry(steps, step, { fields: until === null ? fieldsJson(kind, row) : was, until }),
    }))
  }

/** The id that comes directly before this one. */
const idBefore = (id: string): string => {
  const number = BigInt(`0x${id.replaceAll("-", "")}`) - 1n
  const digits = number.toString(16).padStart(32, "0")
  return [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)].join(
    "-",
  )
}

const partsOf = (sql: Sql, change: ImportRange): readonly Part[] => [
  async (after, limit) =>
    (await stored.rows(sql, { treeId: change.treeId, changeId: change.id, after: after ?? BEFORE_ALL, limit })).map(
      ({ id, ...row }) => ({
        ...row,
        key: { part: 0, id },
      }),
    ),
  ...importedKinds.map((kind, index) => ofKind(sql, change, kind, index + 1)),
  async (after, limit) =>
    (
      await sql.rows<{ readonly id: string; readonly kind: ImportedKind }>(
        (change.importStep ?? 0) === 0 ? purged.byImport : purged.later,
        [change.treeId, change.importId, after ?? BEFORE_ALL, limit, change.seq],
      )
    ).map(({ id, kind }) => ({
      key: { part: importedKinds.length + 1, id },
      entityType: kind,
      entityId: id,
      version: null,
      ...stepEntry([], change.importStep ?? 0, { fields: null, until: null }),
    })),
]

const isDeletable = (kind: ImportedKind): boolean => deletableKinds.some((deletable) => deletable === kind)

/** The entries of a change: the stored ones, then those of the rows of its import, then those of purged rows. */
export const entriesOf = async function* (
  sql: Sql,
  change: ImportRange,
  { after, batch }: Keyset<EntryKey>,
): AsyncGenerator<readonly EntryRow[]> {
  const parts = change.importedFrom === null ? partsOf(sql, change).slice(0, 1) : partsOf(sql, change)
  for (const [index, part] of parts.entries()) {
    if (after !== null && index < after.part) continue
    const start = after !== null && index === after.part ? after.id : null
    yield* inBatches({ after: start, batch }, part, ({ key }) => key.id)
  }
}
