import { textLength } from "../lib/text-length.ts"
import type { Rows } from "../ports/rows.ts"

/** A list for the reader: its items in batches, and the cursor of the next page if there is one. */
export interface Listing<T> {
  readonly items: AsyncIterable<readonly T[]>
  readonly next: string | null
  /** The number of items on all pages, if it was asked for. */
  readonly total?: number
}

/** The number of rows per read of a list without a limit: so few that other requests need not wait for them. */
const BATCH = 250

/** One row more than the page has, to find out whether another page follows; a long page is read in several batches. */
export const batchFor = (limit: number | null): number => Math.min(BATCH, limit === null ? BATCH : limit + 1)

/**
 * The list that a reader sees of these rows. `show` returns null for rows that are not visible. With a limit it is
 * one page, which is filled up when rows are not visible. Its cursor is made from a visible item, never from a
 * withheld one.
 */
export const listingOf = async <Row, T>(
  rows: Rows<Row>,
  show: (row: Row) => T | null,
  limit: number | null,
  cursorOf: (item: T) => string,
): Promise<Listing<T>> => {
  if (limit === null) return { items: shown(rows, show), next: null }
  const { items, hasMore } = await firstShown(rows, show, limit)
  const last = items.at(-1)
  return { items: once(items), next: hasMore && last !== undefined ? cursorOf(last) : null }
}

/** The first items of a list that a reader sees. */
export interface First<T> {
  readonly items: readonly T[]
  /** Whether the reader sees more of them. */
  readonly hasMore: boolean
}

/** The most characters of all texts of a page, so that records with texts of 1 MiB do not fill the memory. */
const MOST_TEXT = 8_388_608

/**
 * The first items that a reader sees of these rows: at most `most`, with at most 8 MiB of text unless the first one is
 * longer. Rows that are not visible take no place.
 */
export const firstShown = async <Row, T>(
  rows: Rows<Row>,
  show: (row: Row) => T | null,
  most: number,
): Promise<First<T>> => {
  const items: T[] = []
  let length = 0
  for await (const batch of rows) {
    for (const row of batch) {
      const item = show(row)
      if (item === null) continue
      length += textLength(item)
      if (items.length === most || (items.length > 0 && length > MOST_TEXT)) return { items, hasMore: true }
      items.push(item)
    }
  }
  return { items, hasMore: false }
}

const shown = async function* <Row, T>(rows: Rows<Row>, show: (row: Row) => T | null): AsyncGenerator<readonly T[]> {
  for await (const batch of rows) {
    const visible: T[] = []
    addShown(visible, batch, show)
    if (visible.length > 0) yield visible
  }
}

const addShown = <Row, T>(items: T[], rows: readonly Row[], show: (row: Row) => T | null): void => {
  for (const row of rows) {
    const item = show(row)
    if (item !== null) items.push(item)
  }
}

/** A list of items that are already available. */
export const once = async function* <T>(items: readonly T[]): AsyncGenerator<readonly T[]> {
  if (items.length > 0) yield items
}

/** The most items of a list about one person that is asked for without a limit. */
export const MOST_AT_ONCE = 1_000

/** The same list with other items for each batch. */
export const mapListing = <A, B>(
  { items, ...rest }: Listing<A>,
  make: (batch: readonly A[]) => Promise<readonly B[]>,
): Listing<B> => ({ ...rest, items: mapped(items, make) })

const mapped = async function* <A, B>(
  batches: AsyncIterable<readonly A[]>,
  make: (batch: readonly A[]) => Promise<readonly B[]>,
): AsyncGenerator<readonly B[]> {
  for await (const batch of batches) yield await make(batch)
}
