import type { RecordedKind, RecordedRows } from "../../core/domain/change/touched-rows.ts"
import { snakeCase } from "../../core/codec/snake-case.ts"
import { isCounted, rowBytes } from "../../core/domain/change/stored-size.ts"
import { TreeId } from "../../core/domain/ids.ts"
import type { Recorder } from "./recorder.ts"
import { type AnyTable, columns, ownColumns, type Table, type WrittenRow, writtenColumns } from "./table.ts"
import type { TransactionConnection } from "./transaction-connection.ts"
import type { Compiled } from "./statements/compiled.ts"
import type { StatementText } from "./statements/registry.ts"

/** Writes the rows of a table, and records each of them with its state before and after. */
export interface RecordedTable<T> {
  insert(rows: readonly T[]): Promise<void>
  update(row: T, except?: readonly Extract<keyof T, string>[]): Promise<void>
  updateMany(rows: readonly T[]): Promise<void>
  /** Writes rows and counts their bytes, but does not record them. */
  fill(rows: readonly T[]): Promise<void>
  /** Runs a statement of `changing`, and returns the rows as they are now. */
  change(text: StatementText, values: readonly unknown[]): Promise<readonly T[]>
  /** Runs a statement that removes rows and returns them, and returns them too. */
  remove<Values>(statement: Compiled<Values, T>, values: Values): Promise<readonly T[]>
  /** Runs a statement that reads and locks rows, so that an update of them need not read them again. */
  locked<Values>(statement: Compiled<Values, T>, values: Values): Promise<readonly T[]>
  /** Records rows that a statement of the caller has inserted. */
  inserted(rows: readonly T[]): void
  /** Counts rows that a statement of the caller has inserted for an import. */
  imported(rows: readonly T[]): void
}

type ChangedRow<T> = WrittenRow<T> & { readonly after: T }

interface Changing {
  /** The rows of the table as `x`, if they are found by keys; otherwise all of them. */
  readonly from?: string
  readonly where: string
  readonly set: string
  readonly also?: string
}

/**
 * A statement that changes rows of a table: those with `where`, by `set`, which may use the columns `also` that are
 * selected with the row. Each row is locked and read first, so that the statement returns it as it was and as it is.
 */
export const changing = (table: AnyTable, { from = `${table.name} x`, where, set, also = "" }: Changing): string => {
  const same = table.key
    .map(snakeCase)
    .map((column) => `x.${column} = was.${column}`)
    .join(" and ")
  return `with was as materialized (
      select ${ownColumns(table, "x")}${also === "" ? "" : `, ${also}`} from ${from} where ${where} for no key update of x
    )
    update ${table.name} x set ${set} from was where ${same} returning ${writtenColumns(table, "was")}, ${columns(table, "x", "after")}`
}

/** What a recorded table needs: its rows, and the name of their kind. */
interface Target<K extends RecordedKind, T extends RecordedRows[K]> {
  readonly kind: K
  readonly table: Table<T>
}

/** The table as the stores of one transaction write it. */
export const recordedTable = <K extends RecordedKind, T extends RecordedRows[K]>(
  connection: TransactionConnection,
  { keep, kept, note, importInto, countImported, grow }: Recorder,
  { kind, table }: Target<K, T>,
): RecordedTable<T> => {
  const keyOf = (row: T): string => table.key.map((field) => row[field]).join(" ")
  /** Counts the bytes of a row that was there before, and of the one that is there now. */
  const resized = (before: object | null, after: object | null): void => {
    const treeId = isCounted(kind) ? treeOf(after ?? before ?? undefined) : null
    if (treeId === null) return
    const bytesOf = (row: object | null): number => (row === null ? 0 : rowBytes(row, table.fields))
    grow(treeId, bytesOf(after) - bytesOf(before))
  }
  const changed = ({ before, importId = null }: WrittenRow<T>, after: T): void => {
    resized(before, after)
    const treeId = treeOf(after)
    const isOfThisImport = importId !== null && treeId !== null && importInto(treeId) === importId
    if (!isOfThisImport) note(kind, keyOf(after), { before, after })
  }
  const inserted = (rows: readonly T[]): void => {
    for (const row of rows) {
      resized(null, row)
      note(kind, keyOf(row), { before: null, after: row })
    }
  }
  const imported = (rows: readonly T[]): void => {
    for (const row of rows) resized(null, row)
  }
  return {
    inserted,
    imported,
    insert: async (rows) => {
      for (const some of byTree(rows)) {
        const treeId = table.isImported ? treeOf(some[0]) : null
        const value = treeId === null ? null : importInto(treeId)
        if (treeId === null || value === null) {
          await connection.insert(table, some)
          inserted(some)
        } else {
          await connection.insert(table, some, { column: "import_id", type: "uuid", value })
          countImported(treeId, some.map(idOf))
          imported(some)
        }
      }
    },
    locked: async (statement, values) => {
      const rows = await statement.rows(connection, values)
      for (const row of rows) keep(kind, keyOf(row), row)
      return rows
    },
    update: async (row, except) => {
      const treeId = treeOf(row)
      const before = treeId !== null && importInto(treeId) !== null ? null : kept<K>(kind, keyOf(row))
      if (before !== null) {
        if (!(await connection.overwrite(table, row, except))) return
        resized(before, row)
        note(kind, keyOf(row), { before, after: row })
        return
      }
      const written = await connection.update(table, row, except)
      if (written !== null) changed(written, row)
    },
    updateMany: async (rows) => {
      const after = new Map(rows.map((row) => [keyOf(row), row]))
      for (const written of await connection.updateMany(table, rows)) {
        const row = after.get(keyOf(written.before))
        if (row !== undefined) changed(written, row)
      }
    },
    fill: async (rows) => {
      const after = new Map(rows.map((row) => [keyOf(row), row]))
      for (const { before } of await connection.updateMany(table, rows))
        resized(before, after.get(keyOf(before)) ?? before)
    },
    change: async (text, values) => {
      const rows = await connection.rows<ChangedRow<T>>(text, values)
      for (const row of rows) changed(row, row.after)
      return rows.map(({ after }) => after)
    },
    remove: async (statement, values) => {
      const rows = await statement.rows(connection, values)
      for (const row of rows) {
        resized(row, null)
        note(kind, keyOf(row), { before: row, after: null })
      }
      return rows
    },
  }
}

const treeOf = (row: object | undefined): TreeId | null =>
  row !== undefined && "treeId" in row && TreeId.is(row.treeId) ? row.treeId : null

const idOf = (row: object): string => ("id" in row ? String(row.id) : "")

/** The rows in parts of one tree each. Nearly always they are of one tree. */
const byTree = <T extends object>(rows: readonly T[]): Iterable<readonly T[]> => {
  const first = treeOf(rows[0])
  return rows.every((row) => treeOf(row) === first) ? [rows] : Map.groupBy(rows, treeOf).values()
}
