import type { Either } from "fp-ts/lib/Either.js"
import type { ArchiveFault } from "../domain/archive-fault.ts"
import type { ByteRange, Bytes } from "./blobs.ts"

/** A file on its way into an archive. */
export interface ArchivedFile {
  /** Its path within the archive, with `/` between folders. */
  readonly name: string
  readonly content: Bytes | AsyncIterable<string>
  /** In bytes, where that is known: other content than so much breaks the archive off. */
  readonly size: number | null
  /** Whether its bytes are worth packing: those of pictures and recordings are packed already. */
  readonly isPacked: boolean
}

/** A file at rest, read as often as it is asked for: whole, or a range that lies within it. */
export interface FileAtRest {
  /** In bytes. */
  readonly size: number
  open(range?: ByteRange): Bytes
}

/** A file in an archive. The numbers are what the archive says of it. */
export interface ArchiveEntry {
  /** In bytes, unpacked. */
  readonly size: number
  /** The bytes that it takes in the archive. */
  readonly packedSize: number
  readonly crc32: number
  /** Its bytes, never more than `size`: throws `DamagedEntry` where they are not what the archive says. Each call reads them anew. */
  open(): Bytes
}

/** The bytes of a file in an archive are broken, or others than the archive says. */
export class DamagedEntry extends Error {
  override readonly name = "DamagedEntry"
}

/** Files put into one. */
export interface Archives {
  /** The archive, as it is taken: a file is asked for when all of the one before is in it. What a file throws is thrown on. */
  write(files: AsyncIterable<ArchivedFile>): Bytes
  /**
   * The files of an archive by their paths, in its order; folders are left out. Paths are relative and lead nowhere above the archive, no two files
   * share a name or bytes, so that all of them unpacked are what their sizes add up to.
   */
  read(file: FileAtRest): Promise<Either<ArchiveFault, ReadonlyMap<string, ArchiveEntry>>>
}
