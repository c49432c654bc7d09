import type { MediaId, TreeId } from "../domain/ids.ts"

/** Which bytes: those of one media object of one tree. A key is never used again for other bytes. */
export interface BlobKey {
  readonly treeId: TreeId
  readonly mediaId: MediaId
}

/** Bytes from `first` to `last`, both counted from 0 and both included. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/** Something in the store: a blob, or what is left of one that never became whole. */
export interface BlobEntry {
  readonly key: BlobKey
  readonly modifiedAt: Date
}

/** Bytes as they come; taken no faster than they are used. */
export type Bytes = AsyncIterable<Uint8Array>

/** Where the bytes of media are. Every call throws `StoreUnavailable` when the store is out of reach. */
export interface Blobs {
  /**
   * Keeps the bytes: all of them, or nothing when they break off by a throw, which is thrown on. Once it resolves they
   * outlive a crash, as far as anything in this store does.
   */
  put(key: BlobKey, bytes: Bytes): Promise<void>
  /** The bytes, or those of a range that lies within them; null when there are none under this key. */
  open(key: BlobKey, range: ByteRange | null): Promise<Bytes | null>
  /** Removes the blob, and what is left of a broken put of it; there may be none. */
  remove(key: BlobKey): Promise<void>
  /** Everything that takes room in the store under keys of ours, in batches, in no order. */
  list(): AsyncIterable<readonly BlobEntry[]>
  /** Resolves when the store can take and give blobs. */
  ping(): Promise<void>
}
