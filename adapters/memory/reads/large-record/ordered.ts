import type { OwnedPosition } from "../../../../core/ports/reads.ts"
import type { Keyset, Rows } from "../../../../core/ports/rows.ts"

/** How rows are ordered, and how they are sealed. */
interface Ordered<Row, Key, T> {
  readonly keyOf: (row: Row) => Key
  readonly compare: (a: Key, b: Key) => number
  readonly answer: (row: Row) => T
}

/** These rows in order and in batches, after a position. */
export const inOrder = async function* <Row, Key, T>(
  rows: readonly Row[],
  { after, batch }: Keyset<Key>,
  { keyOf, compare, answer }: Ordered<Row, Key, T>,
): Rows<T> & AsyncGenerator<readonly T[]> {
  const sorted = rows
    .filter((row) => after === null || compare(keyOf(row), after) > 0)
    .sort((a, b) => compare(keyOf(a), keyOf(b)))
  for (let at = 0; at < sorted.length; at += batch) yield sorted.slice(at, at + batch).map(answer)
}

export const byText = (a: string, b: string): number => {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** The records of several owners, in the order of these and then by id. */
export const ofOwners = <Row extends { readonly id: string }, T>(
  ids: readonly string[],
  rowsOf: (id: string) => readonly Row[],
  keyset: Keyset<OwnedPosition>,
  answer: (row: Row) => T,
): Rows<T> =>
  inOrder(
    ids.flatMap((id, at) => rowsOf(id).map((row) => ({ owner: at + 1, row }))),
    keyset,
    {
      keyOf: ({ owner, row }): OwnedPosition => ({ owner, id: row.id }),
      compare: (a, b) => a.owner - b.owner || byText(a.id, b.id),
      answer: ({ row }) => answer(row),
    },
  )
