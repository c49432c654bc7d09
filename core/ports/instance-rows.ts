import type { BlobStoreId, MediaId, TreeId } from "../domain/ids.ts"
import type { Bytes } from "./blobs.ts"

/** The value of a sequence of the database. `value` is text, because it may exceed a number. */
export interface SequenceValue {
  readonly name: string
  readonly value: string
  readonly isCalled: boolean
}

/** The instance that a backup was taken of. */
export interface InstanceHead {
  /** The time of the snapshot, in ISO 8601. */
  readonly takenAt: string
  /** The version of Stemma that took it. */
  readonly stemma: string
  /** The names of all migrations that the database had, in order. */
  readonly migrations: readonly string[]
  /** The identity of the store of media that belonged to the database; null if there was none yet. */
  readonly blobStoreId: BlobStoreId | null
  readonly sequences: readonly SequenceValue[]
}

/** The rows of one table in the text format of COPY (PostgreSQL, COPY, File Formats). */
export interface TableRows {
  readonly name: string
  readonly columns: readonly string[]
  readonly text: Bytes
}

/** A blob that a row names. */
export interface NamedBlob {
  readonly treeId: TreeId
  readonly mediaId: MediaId
  readonly size: number
  /** `sha256:` and the digest in hex. */
  readonly checksum: string
}

/** All rows of one moment. Read `tables` to the end, each table too, and then `blobs`. */
export interface InstanceSnapshot {
  readonly head: InstanceHead
  tables(): AsyncIterable<TableRows>
  /** The blobs that the rows name, in batches. While the snapshot is open, no job removes them from their store. */
  blobs(): AsyncIterable<readonly NamedBlob[]>
  /** Throws if the database no longer holds back the removal of blobs. */
  checkHold(): Promise<void>
}

/** Lets jobs remove blobs only while no backup reads them. */
export interface BlobHold {
  /** Runs `remove`, during which no backup begins to read; or returns false at once if a backup is being taken. */
  unlessHeld(remove: () => Promise<void>): Promise<boolean>
}
