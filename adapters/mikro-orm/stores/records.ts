import type { Records } from "../../../core/ports/unit-of-work.ts"
import type { RecordedTable } from "../recorded-table.ts"
import { columns, type Table } from "../table.ts"
import type { TransactionConnection } from "../transaction-connection.ts"

/** Updates of the row wait for each other; inserts of rows that only refer to it do not wait. */
export const ROW_LOCK = "for no key update"

/** The first row of at most one. */
export const firstRow = <T>(rows: readonly T[]): T | null => rows[0] ?? null

/** Finds, inserts and updates the rows of a table for commands. */
export const records = <T extends { readonly id: string }>(
  connection: TransactionConnection,
  table: Table<T>,
  recorded: RecordedTable<T>,
): Records<T> => {
  const find = `select ${columns(table, "x")} from ${table.name} x where x.id = $1 ${ROW_LOCK}`
  return {
    find: async (id) => firstRow(await connection.rows<T>(find, [id])),
    insert: recorded.insert,
    update: (row) => recorded.update(row),
  }
}
