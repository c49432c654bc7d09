import type { BlobKey } from "./blobs.ts"

/** The identity of a store of blobs: a UUID that is generated once. */
export type BlobStoreId = string

/** What the database knows of the store of blobs that belongs to it. */
export interface BlobStoreRecord {
  /** The identity of the store; null before the first start. */
  id(): Promise<BlobStoreId | null>
  /** Records this identity if none is recorded, and returns the one that is recorded then. */
  claim(id: BlobStoreId): Promise<BlobStoreId>
  /** The last key that the sweep looked at; null at the beginning of a round. */
  sweptTo(): Promise<BlobKey | null>
  setSweptTo(key: BlobKey | null): Promise<void>
}
