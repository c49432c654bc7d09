import type { Rows } from "../ports/rows.ts"
import { append } from "../lib/append.ts"

/** A list on its way to the reader: its items in batches, and the cursor of the next page if there is one. */
export interface Listing<T> {
  readonly items: AsyncIterable<readonly T[]>
  readonly next: string | null
}

/** How many rows a list without limit takes from the store at a time. */
export const BATCH = 2_000

/** The rows of one page are asked for with one more, which tells whether another page follows. */
export const batchFor = (limit: number | null): number => (limit === null ? BATCH : limit + 1)

/**
 * The list that a reader sees of these rows: `show` answers null for what they do not see. With a limit it is one
 * page, filled up past whatever was not shown; its cursor is made of an item that was shown, never of one withheld.
 */
export const listingOf = async <Row, T>(
  rows: Rows<Row>,
  show: (row: Row) => T | null,
  limit: number | null,
  cursorOf: (item: T) => string,
): Promise<Listing<T>> => {
  if (limit === null) return { items: shown(rows, show), next: null }
  const page: T[] = []
  for await (const batch of shown(rows, show)) {
    append(page, batch)
    if (page.length > limit) break
  }
  const items = page.slice(0, limit)
  const last = items[limit - 1]
  return { items: once(items), next: page.length > limit && last !== undefined ? cursorOf(last) : null }
}

const shown = async function* <Row, T>(rows: Rows<Row>, show: (row: Row) => T | null): AsyncGenerator<readonly T[]> {
  for await (const batch of rows) {
    const visible: T[] = []
    for (const row of batch) {
      const item = show(row)
      if (item !== null) visible.push(item)
    }
    if (visible.length > 0) yield visible
  }
}

/** A list of what is at hand already. */
export const once = async function* <T>(items: readonly T[]): AsyncGenerator<readonly T[]> {
  if (items.length > 0) yield items
}
