import { pipeline, Readable } from "node:stream"
import { crc32, createInflateRaw } from "node:zlib"
import { type ArchiveEntry, DamagedEntry, type FileAtRest } from "../../core/ports/archives.ts"
import type { Bytes } from "../../core/ports/blobs.ts"
import type { FileReader } from "./file-reader.ts"

/** Ways of packing, APPNOTE 4.4.5. */
export const STORED = 0
export const DEFLATED = 8

/** The fixed part of the header that stands before each file, APPNOTE 4.3.7. */
export const HEADER_BYTES = 30

/** Where in an archive a file is, and what the directory says of it. */
export interface PackedFile extends Omit<ArchiveEntry, "open"> {
  readonly method: number
  /** Where its header begins. */
  readonly start: number
  /** Where something else begins. */
  end: number
  readonly rawName: Buffer
}

/** The bytes of a file in an archive; throws DamagedEntry where they are not what the directory says. */
export const unpacked = async function* (
  file: FileAtRest,
  reader: FileReader,
  packed: PackedFile,
): AsyncGenerator<Uint8Array> {
  const first = await contentStart(reader, packed)
  if (first + packed.packedSize > packed.end) throw new DamagedEntry("the file reaches into another")
  const bytes = packed.packedSize === 0 ? noBytes() : file.open({ first, last: first + packed.packedSize - 1 })
  let size = 0
  let checksum = 0
  for await (const chunk of packed.method === DEFLATED ? inflated(bytes) : bytes) {
    size += chunk.length
    if (size > packed.size) throw new DamagedEntry("the file is larger than it says")
    checksum = crc32(chunk, checksum)
    yield chunk
  }
  if (size < packed.size) throw new DamagedEntry("the file is smaller than it says")
  if (checksum !== packed.crc32) throw new DamagedEntry("the file's checksum is another")
}

const SIGNATURE = 0x04034b50

/** Where the bytes begin: after a header that has the same name, and room for extras of its own. */
const contentStart = async (reader: FileReader, { start, rawName }: PackedFile): Promise<number> => {
  const header = await reader.at(start, HEADER_BYTES + rawName.length)
  if (header === null || header.readUInt32LE(0) !== SIGNATURE) throw new DamagedEntry("the file has no header")
  if (header.readUInt16LE(26) !== rawName.length || !header.subarray(HEADER_BYTES).equals(rawName))
    throw new DamagedEntry("the file calls itself otherwise")
  return start + header.length + header.readUInt16LE(28)
}

const noBytes = async function* (): AsyncGenerator<Uint8Array> {}

const inflated = async function* (bytes: Bytes): AsyncGenerator<Uint8Array> {
  const inflate = createInflateRaw({ chunkSize: 65_536 })
  // Its callback is not needed: what breaks off comes out of the last stream too.
  pipeline(Readable.from(bytes, { objectMode: false }), inflate, () => {})
  try {
    yield* inflate
  } catch (error) {
    if (error instanceof Error && "code" in error && String(error.code).startsWith("Z_"))
      throw new DamagedEntry("the file cannot be unpacked")
    throw error
  }
}
