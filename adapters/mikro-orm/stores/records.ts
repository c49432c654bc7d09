import type { Records } from "../../../core/ports/unit-of-work.ts"
import { columns, type Table } from "../table.ts"
import type { TransactionConnection } from "../transaction-connection.ts"

/** Changes wait for one another, but what only refers to the row does not wait. */
export const HELD = "for no key update"

/** The first of rows of which there is one at most. */
export const only = <T>(rows: readonly T[]): T | null => rows[0] ?? null

/** The rows of a table as a command finds, adds and changes them. */
export const records = <T extends { readonly id: string }>(
  connection: TransactionConnection,
  table: Table<T>,
): Records<T> => {
  const find = `select ${columns(table, "x")} from ${table.name} x where x.id = $1 ${HELD}`
  return {
    find: async (id) => only(await connection.rows<T>(find, [id])),
    insert: (rows) => connection.insert(table, rows),
    update: (row) => connection.update(table, row),
  }
}
