import type { ThumbnailSize } from "../domain/evidence/picture.ts"
import type { BlobStoreId, MediaId, TreeId } from "../domain/ids.ts"

/** The key of a blob: one media object of one tree. A key is never reused for other bytes. */
export interface BlobKey {
  readonly treeId: TreeId
  readonly mediaId: MediaId
}

/** The key of a thumbnail, which is stored beside the blob of its medium. */
export interface ThumbnailKey extends BlobKey {
  readonly thumbnail: ThumbnailSize
}

/** Bytes from `first` to `last`, both counted from 0 and both included. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/** An object in the store: a blob, or the rest of an incomplete `put`. */
export interface BlobEntry {
  readonly key: BlobKey
  readonly modifiedAt: Date
}

/** A stream of bytes with back-pressure: no faster than the consumer takes them. */
export type Bytes = AsyncIterable<Uint8Array>

/** The store of media bytes. Every call throws `StoreUnavailable` if the store cannot be reached. */
export interface Blobs {
  /**
   * Stores all of the bytes, or nothing if reading them throws; that error is rethrown. When it resolves, the bytes
   * survive a crash as far as the store guarantees that at all.
   */
  put(key: BlobKey | ThumbnailKey, bytes: Bytes): Promise<void>
  /** The bytes, or a range within them; null if there is no blob with this key. */
  open(key: BlobKey | ThumbnailKey, range: ByteRange | null): Promise<Bytes | null>
  /** Removes the blob, its thumbnails and the rest of any incomplete `put`. Does nothing if there is none. */
  remove(key: BlobKey): Promise<void>
  /**
   * Everything in the store under keys of ours, in batches, ordered by tree id and then by media id. With `after` it begins behind this
   * key. A key may come several times, once for each thumbnail too.
   */
  list(after?: BlobKey | null): AsyncIterable<readonly BlobEntry[]>
  /** The identity of the store; null if it has none yet. It takes no media while this throws: the folder or bucket may be missing. */
  identity(): Promise<BlobStoreId | null>
  /** Creates the folder or bucket if it is missing, gives the store this identity unless it has one, and returns the one that it has. */
  establish(id: BlobStoreId): Promise<BlobStoreId>
}

/** Notes, for the operator, that the store has no bytes for a medium that an export or backup names. */
export type NoteMissingMedia = (medium: { readonly treeId: TreeId; readonly id: MediaId }) => void
