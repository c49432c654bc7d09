import type { Records, TreeRecords } from "../../../core/ports/unit-of-work.ts"
import type { RecordedTable } from "../recorded-table.ts"
import type { Compiled } from "../statements/compiled.ts"
import { columns, type Table } from "../table.ts"
import type { TransactionConnection } from "../transaction-connection.ts"
import { givenIds, rowsOf } from "./by-key.ts"
import { statement } from "../statements/registry.ts"

/** Updates of the row wait for each other; inserts of rows that only refer to it do not wait. */
export const ROW_LOCK = "for no key update"

/** The first row of at most one. */
export const firstRow = <T>(rows: readonly T[]): T | null => rows[0] ?? null

/** A statement that finds and locks a row by its id. */
export type FindById<T extends { readonly id: string }> = Compiled<{ readonly id: T["id"] }, T>

/** Finds, inserts and updates the rows of a table for commands. */
export const records = <T extends { readonly id: string }>(
  find: FindById<T>,
  recorded: RecordedTable<T>,
): Records<T> => ({
  find: async (id) => firstRow(await recorded.locked(find, { id })),
  insert: recorded.insert,
  update: (row) => recorded.update(row),
})

/** As `records`, for a table of rows that belong to trees. */
export const treeRecords = <T extends { readonly id: string }>(
  connection: TransactionConnection,
  { table, find }: { readonly table: Table<T>; readonly find: FindById<T> },
  recorded: RecordedTable<T>,
): TreeRecords<T> => {
  const ofIds = statement(
    "stores/records treeRecords",
    `select ${columns(table, "x")} from ${rowsOf(givenIds, table.name, "x")} order by x.id ${ROW_LOCK} of x`,
  )
  return {
    ...records(find, recorded),
    ofIds: async (treeId, ids) => (ids.length === 0 ? [] : connection.rows<T>(ofIds, [treeId, ids])),
    updateMany: recorded.updateMany,
    fill: recorded.fill,
  }
}
