import type { TreeId } from "../../../core/domain/ids.ts"
import type { Keyset, Rows } from "../../../core/ports/rows.ts"
import type { Page, View } from "../table.ts"
import { isLive } from "../tables.ts"

/** Rows in batches. Each batch is read when it is requested, and begins after the key of the previous row. */
export const pages = async function* <Row, Key, T>(
  { after, batch }: Keyset<Key>,
  take: (after: Key | null, count: number) => readonly Row[],
  keyOf: (row: Row) => Key,
  answer: (row: Row) => T,
): Rows<T> & AsyncGenerator<readonly T[]> {
  let key = after
  for (;;) {
    const rows = take(key, batch)
    if (rows.length > 0) yield rows.map(answer)
    const last = rows.at(-1)
    if (last === undefined || rows.length < batch) return
    key = keyOf(last)
  }
}

/** These rows as one batch. */
export const once = async function* <T>(rows: readonly T[]): Rows<T> & AsyncGenerator<readonly T[]> {
  if (rows.length > 0) yield rows
}

interface TreeRows<Row> {
  page(view: View, index: "treeId", treeId: string, page: Page<Row>): readonly Row[]
}

/** The deleted rows of a tree in this table, ordered by id. */
export const deletedIn =
  <Row extends { readonly id: string; readonly deletedAt: Date | null }, T>(
    table: TreeRows<Row>,
    answer: (row: Row) => T,
  ) =>
  (treeId: TreeId, keyset: Keyset<Row["id"]>): Rows<T> =>
    pages(
      keyset,
      (after, count) => table.page("committed", "treeId", treeId, { after, count, wanted: (row) => !isLive(row) }),
      (row) => row.id,
      answer,
    )
