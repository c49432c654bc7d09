import type { Keyset, Rows } from "../../../core/ports/rows.ts"

/** Rows in batches: each is taken when it is asked for, from after the key of the row before. */
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
