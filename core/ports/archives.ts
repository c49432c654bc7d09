import type { Bytes } from "./blobs.ts"

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

/** Files put into one. */
export interface Archives {
  /** The archive, as it is taken: a file is asked for when all of the one before is in it. What a file throws is thrown on. */
  write(files: AsyncIterable<ArchivedFile>): Bytes
}
