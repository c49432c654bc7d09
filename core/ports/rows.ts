/** Rows in batches, in key order. No database resource is held while the consumer is slow. */
export type Rows<T> = AsyncIterable<readonly T[]>

/**
 * The start of a list (after this key, or null for the beginning), and the number of rows that the consumer
 * probably wants at a time.
 */
export interface Keyset<Key> {
  readonly after: Key | null
  readonly batch: number
}
