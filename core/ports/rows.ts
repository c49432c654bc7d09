/** Rows in batches, in the order of their key; nothing is held open while the taker is slow. */
export type Rows<T> = AsyncIterable<readonly T[]>

/** Where a list starts (after this key; null: at the start) and how many rows the taker will probably want at a time. */
export interface Keyset<Key> {
  readonly after: Key | null
  readonly batch: number
}
