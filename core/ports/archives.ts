import type { Either } from "fp-ts/lib/Either.js"
import type { ArchiveFault } from "../domain/archive-fault.ts"
import type { ByteRange, Bytes } from "./blobs.ts"

/** A file to be written into an archive. */
export interface ArchivedFile {
  /** Its path within the archive, with `/` between folders. */
  readonly name: string
  readonly content: Bytes | AsyncIterable<string>
  /** In bytes, if known. Writing the archive fails if the content has another size. */
  readonly size: number | null
  /** Whether compression is worthwhile. Pictures and recordings are compressed already. */
  readonly isPacked: boolean
}

/** A file with random access. It can be read any number of times: whole, or a range within it. */
export interface FileAtRest {
  /** In bytes. */
  readonly size: number
  open(range?: ByteRange): Bytes
}

/** A file in an archive, with the sizes that the archive states. */
export interface ArchiveEntry {
  /** In bytes, uncompressed. */
  readonly size: number
  /** In bytes, compressed. */
  readonly packedSize: number
  readonly crc32: number
  /**
   * Its content, never more than `size` bytes. Throws `DamagedEntry` if the content differs from what the archive
   * states. Each call reads it again.
   */
  open(): Bytes
}

/** The content of a file in an archive is damaged, or differs from what the archive states. */
export class DamagedEntry extends Error {
  override readonly name = "DamagedEntry"
}

/** Writes and reads archives. */
export interface Archives {
  /**
   * The bytes of the archive, produced as the consumer takes them. A file is requested only when the previous one
   * is written completely. An error of a file is rethrown.
   */
  write(files: AsyncIterable<ArchivedFile>): Bytes
  /**
   * The files of an archive by path, in archive order, without folders. Paths are relative and never lead above the
   * archive. No two files share a name or bytes, so the sizes add up to the size of everything unpacked.
   */
  read(file: FileAtRest): Promise<Either<ArchiveFault, ReadonlyMap<string, ArchiveEntry>>>
}
