import type { TreeId } from "../../../core/domain/ids.ts"
import type { Records, TreeRecords } from "../../../core/ports/unit-of-work.ts"
import { copyOf } from "../copy.ts"
import type { Table } from "../table.ts"
import type { Write } from "./writing.ts"

/** A copy of the row with this key. */
export const findIn = async <T extends object>(table: Table<T, string>, key: string): Promise<T | null> => {
  const row = table.get("current", key)
  return row === null ? null : copyOf(row)
}

export const insertInto = async <T extends object>(
  table: Table<T, string>,
  write: Write,
  rows: readonly T[],
): Promise<void> => write(() => rows.forEach((row) => table.insert(row)))

/** The store of one kind of row. It needs no locks, because transactions run one after another. */
export const recordsOf = <T extends { readonly id: string }, Index extends string>(
  table: Table<T, Index>,
  write: Write,
): Records<T> => ({
  find: (id) => findIn(table, id),
  insert: (rows) => insertInto(table, write, rows),
  update: async (row) => write(() => table.update(row)),
})

/** As `recordsOf`, for rows that belong to trees. */
export const treeRecordsOf = <T extends { readonly id: string; readonly treeId: TreeId }, Index extends string>(
  table: Table<T, Index>,
  write: Write,
): TreeRecords<T> => ({
  ...recordsOf(table, write),
  ofIds: async (treeId, ids) =>
    [...new Set(ids)].sort().flatMap((id) => {
      const row = table.get("current", id)
      return row === null || row.treeId !== treeId ? [] : [copyOf(row)]
    }),
  updateMany: async (rows) => write(() => rows.forEach((row) => table.update(row))),
  fill: async (rows) => write(() => rows.forEach((row) => table.fill(row))),
})
