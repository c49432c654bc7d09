import { mayBeCut } from "./within-bytes.ts"
import type { Keyset } from "../../../core/ports/rows.ts"

/**
 * The largest batch, unless the consumer asks for a larger one. Other requests wait while the rows of a batch are
 * converted: 2,000 rows took up to 30 ms, and a whole list takes the same time with either number.
 */
const LARGEST = 250

/**
 * Rows in batches. Each batch is one statement that continues after the last key. The first batch has the size that
 * the consumer asked for. If it was not enough, most of it was not shown, so the next ones are larger, up to `largest`.
 * A consumer that comes back for another large batch usually takes all of them, so the next batch is read in advance.
 */
export const inBatches = async function* <Row, Key>(
  { after, batch }: Keyset<Key>,
  fetch: (after: Key | null, limit: number) => Promise<readonly Row[]>,
  keyOf: (row: Row) => Key,
  largest = LARGEST,
): AsyncGenerator<readonly Row[]> {
  let limit = batch
  let coming = fetch(after, limit)
  for (let isFirst = true; ; isFirst = false) {
    const rows = await coming
    const last = rows.at(-1)
    if (last === undefined) return
    if (rows.length < limit && !mayBeCut(rows)) return yield rows
    const more = Math.max(limit, Math.min(limit * 4, largest))
    if (isFirst || limit < largest) {
      yield rows
      coming = fetch(keyOf(last), more)
    } else {
      coming = fetch(keyOf(last), more)
      // A consumer that stops here never awaits this promise, so its failure must not be unhandled.
      coming.catch(() => undefined)
      yield rows
    }
    limit = more
  }
}

/**
 * The rows of these ids in batches, by a statement that returns them in the order of their ids and that `withinBytes`
 * may cut: the next batch has the ids after the last row.
 */
export const inBatchesOfIds = async function* <Row>(
  ids: readonly string[],
  fetch: (ids: readonly string[]) => Promise<readonly Row[]>,
  idOf: (row: Row) => string,
): AsyncGenerator<readonly Row[]> {
  let left = [...new Set(ids)]
  while (left.length > 0) {
    const rows = await fetch(left)
    yield rows
    const last = rows.at(-1)
    if (last === undefined || !mayBeCut(rows)) return
    const lastId = idOf(last)
    left = left.filter((id) => id > lastId)
  }
}

/** The same batches with each row converted. */
export const mapBatches = async function* <Row, T>(
  batches: AsyncIterable<readonly Row[]>,
  make: (row: Row) => T,
): AsyncGenerator<readonly T[]> {
  for await (const batch of batches) yield batch.map(make)
}
