import type { ChangeRow, EntryKey, EntryRow } from "../../../../core/domain/change/change-read.ts"
import { fieldsJson } from "../../../../core/domain/change/record-fields.ts"
import { type ImportedKind, importedKinds, type RecordedRows } from "../../../../core/domain/change/touched-rows.ts"
import type { Json } from "../../../../core/codec/wire.ts"
import type { Keyset } from "../../../../core/ports/rows.ts"
import { importedTables } from "../../entities/imported.ts"
import type { Sql } from "../../sql.ts"
import { columns } from "../../table.ts"
import { BEFORE_ALL, inBatches } from "../batches.ts"

const stored = `select a.id as "id", a.entity_type as "entityType", a.entity_id as "entityId", a.op as "op", a.version as "version",
    a.before as "before", a.after as "after"
  from audit_entries a where a.change_id = $1 and a.id > $2 order by a.id limit $3`

/**
 * Rows that an import created, in the order of the primary key, among the ids that the import used. The first later
 * entry of a row has the row as it was until then.
 */
const created = (kind: ImportedKind): string => `
  select ${columns(importedTables[kind], "x", "row")}, later.id as "laterId", later.before as "was"
  from ${importedTables[kind].name} x left join lateral (
    select a.id, a.before from audit_entries a where a.tree_id = x.tree_id and a.entity_id = x.id::text and a.change_id <> $4
    order by a.seq limit 1
  ) later on true
  where x.tree_id = $1 and x.id > $2 and x.id <= $3 and x.import_id = $4 order by x.id limit $5`

const purged = `select p.id, p.kind from purged_imported_rows p where p.change_id = $1 and p.id > $2 order by p.id limit $3`

interface CreatedRow<K extends ImportedKind> {
  readonly row: RecordedRows[K]
  readonly laterId: string | null
  readonly was: Json
}

/** A change and, if it is an import, the range of the ids that it used. */
export type ImportRange = Pick<ChangeRow, "id" | "treeId" | "importedFrom" | "importedTo">

type Part = (after: string | null, limit: number) => Promise<readonly EntryRow[]>

const ofKind =
  <K extends ImportedKind>(sql: Sql, change: ImportRange, kind: K, part: number): Part =>
  async (after, limit) => {
    const { treeId, importedFrom, importedTo, id } = change
    if (importedFrom === null || importedTo === null) return []
    const start = after ?? idBefore(importedFrom)
    const rows = await sql.rows<CreatedRow<K>>(created(kind), [treeId, start, importedTo, id, limit])
    return rows.map(({ row, laterId, was }) => ({
      key: { part, id: row.id },
      entityType: kind,
      entityId: row.id,
      op: "create",
      version: "version" in row ? 1 : null,
      before: null,
      after: laterId === null ? fieldsJson(kind, row) : was,
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
    (
      await sql.rows<Omit<EntryRow, "key"> & { readonly id: string }>(stored, [change.id, after ?? BEFORE_ALL, limit])
    ).map(({ id, ...row }) => ({ ...row, key: { part: 0, id } })),
  ...importedKinds.map((kind, index) => ofKind(sql, change, kind, index + 1)),
  async (after, limit) =>
    (
      await sql.rows<{ readonly id: string; readonly kind: ImportedKind }>(purged, [
        change.id,
        after ?? BEFORE_ALL,
        limit,
      ])
    ).map(({ id, kind }) => ({
      key: { part: importedKinds.length + 1, id },
      entityType: kind,
      entityId: id,
      op: "create",
      version: null,
      before: null,
      after: null,
    })),
]

/** The entries of a change: the stored ones, then those of the rows that it created as an import, then purged ones. */
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
