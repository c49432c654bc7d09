import { pipeline, Readable } from "node:stream"
import { crc32, createInflateRaw } from "node:zlib"
import { type ArchiveEntry, DamagedEntry, type FileAtRest } from "../../core/ports/archives.ts"
import type { Bytes } from "../../core/ports/blobs.ts"
import type { FileReader } from "./file-reader.ts"

/** Compression methods, APPNOTE 4.4.5. */
export const STORED = 0
export const DEFLATED = 8

/** The fixed part of the header before each file, APPNOTE 4.3.7. */
export const HEADER_BYTES = 30

/** The position of a file in an archive, and its entry in the directory. */
export interface PackedFile extends Omit<ArchiveEntry, "open"> {
  readonly method: number
  /** The start of its header. */
  readonly start: number
  /** The start of what follows it. */
  end: number
  readonly rawName: Buffer
}

/** The bytes of a file in an archive. Throws DamagedEntry if they do not match the directory. */
export const unpacked = async function* (
  file: FileAtRest,
  reader: FileReader,
  packed: PackedFile,
): AsyncGenerator<Uint8Array> {
  const first = await contentStart(reader, packed)
  if (first + packed.packedSize > packed.end) throw new DamagedEntry("the file overlaps another file")
  const bytes = packed.packedSize === 0 ? noBytes() : file.open({ first, last: first + packed.packedSize - 1 })
  let size = 0
  let checksum = 0
  for await (const chunk of packed.method === DEFLATED ? inflated(bytes) : bytes) {
    size += chunk.length
    if (size > packed.size) throw new DamagedEntry("the file is larger than the archive states")
    checksum = crc32(chunk, checksum)
    yield chunk
  }
  if (size < packed.size) throw new DamagedEntry("the file is smaller than the archive states")
  if (checksum !== packed.crc32) throw new DamagedEntry("the checksum of the file is wrong")
}

const SIGNATURE = 0x04034b50

/** The position of the bytes: after a header with the same name and its own extra fields. */
const contentStart = async (reader: FileReader, { start, rawName }: PackedFile): Promise<number> => {
  const header = await reader.at(start, HEADER_BYTES + rawName.length)
  if (header === null || header.readUInt32LE(0) !== SIGNATURE) throw new DamagedEntry("the file has no header")
  if (header.readUInt16LE(26) !== rawName.length || !header.subarray(HEADER_BYTES).equals(rawName))
    throw new DamagedEntry("the file has another name in its header")
  return start + header.length + header.readUInt16LE(28)
}

const noBytes = async function* (): AsyncGenerator<Uint8Array> {}

const inflated = async function* (bytes: Bytes): AsyncGenerator<Uint8Array> {
  const inflate = createInflateRaw({ chunkSize: 65_536 })
  // The callback is not needed, because an error also comes out of the last stream.
  pipeline(Readable.from(bytes, { objectMode: false }), inflate, () => {})
  try {
    yield* inflate
  } catch (error) {
    if (error instanceof Error && "code" in error && String(error.code).startsWith("Z_"))
      throw new DamagedEntry("the file cannot be unpacked")
    throw error
  }
}
