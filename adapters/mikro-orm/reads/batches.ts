import type { Keyset } from "../../../core/ports/rows.ts"

/** No batch is larger, but one that its taker asked for. */
const LARGEST = 2_000

/** Before and after every id: where a list begins that starts at its beginning. */
export const BEFORE_ALL = "00000000-0000-0000-0000-000000000000"
export const AFTER_ALL = "ffffffff-ffff-ffff-ffff-ffffffffffff"

/**
 * Rows in batches, each by a statement of its own that goes on after the last key. The first is as large as its taker
 * asks; where that was not enough, most of it was not shown, and the next ones are larger. Who takes large batches takes
 * them all: the next one is read while this one is worked on.
 */
export const inBatches = async function* <Row, Key>(
  { after, batch }: Keyset<Key>,
  fetch: (after: Key | null, limit: number) => Promise<readonly Row[]>,
  keyOf: (row: Row) => Key,
): AsyncGenerator<readonly Row[]> {
  let limit = batch
  let coming = fetch(after, limit)
  for (;;) {
    const rows = await coming
    const last = rows.at(-1)
    if (last === undefined) return
    if (rows.length < limit) return yield rows
    const more = Math.max(limit, Math.min(limit * 4, LARGEST))
    if (limit < LARGEST) {
      yield rows
      coming = fetch(keyOf(last), more)
    } else {
      coming = fetch(keyOf(last), more)
      // Whoever stops here never awaits it; its failure is then nobody's.
      coming.catch(() => undefined)
      yield rows
    }
    limit = more
  }
}

/** The same batches with each row made into something else. */
export const mapBatches = async function* <Row, T>(
  batches: AsyncIterable<readonly Row[]>,
  make: (row: Row) => T,
): AsyncGenerator<readonly T[]> {
  for await (const batch of batches) yield batch.map(make)
}
