import { buffer } from "node:stream/consumers"
import { crc32 } from "node:zlib"
import { fromBufferPromise } from "yauzl"
import type { FileAtRest } from "../../core/ports/archives.ts"
import { inChunks } from "./gedcom-bytes.ts"

/** The files of an archive by their names, whole and as their checksums say. */
export const unzipped = async (archive: Uint8Array): Promise<ReadonlyMap<string, Buffer>> => {
  const zip = await fromBufferPromise(Buffer.from(archive), { lazyEntries: true })
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    const content = await buffer(await zip.openReadStreamPromise(entry))
    if (crc32(content) !== entry.crc32) throw new Error(`${entry.fileName} is damaged`)
    files.set(entry.fileName, content)
  }
  return files
}

/** A file at rest, out of memory. */
export const atRest = (bytes: Uint8Array): FileAtRest => ({
  size: bytes.length,
  open: (range) => inChunks(range === undefined ? bytes : bytes.subarray(range.first, range.last + 1)),
})

/** A file for an archive that is put together by hand: it may say of itself what no library would write. */
export interface ZipPart {
  readonly name: string
  /** The bytes in the archive, compressed if `method` says so. */
  readonly bytes?: string | Uint8Array
  readonly method?: number
  readonly flags?: number
  readonly crc32?: number
  /** Unpacked. */
  readonly size?: number
  readonly packedSize?: number
  /** Of Unix: the type of the file and its permissions. */
  readonly mode?: number
  /** The name in the header before the file, where it is another. */
  readonly localName?: string
  /** Where the directory says that the file begins. */
  readonly start?: number
}

const UTF8_NAMES = 0x800

/** A zip archive of these files, APPNOTE 4.3. */
export const zipOf = (...parts: readonly ZipPart[]): Buffer => {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let position = 0
  for (const {
    name,
    bytes = "",
    method = 0,
    flags = UTF8_NAMES,
    mode = 0o100644,
    localName = name,
    start = position,
    ...said
  } of parts) {
    const content = Buffer.from(bytes)
    const { size = content.length, packedSize = content.length } = said
    const common = [
      [flags, 2],
      [method, 2],
      [0, 4],
      [said.crc32 ?? crc32(content), 4],
      [packedSize, 4],
      [size, 4],
    ] as const
    const header = Buffer.concat([
      numbers([0x04034b50, 4], [20, 2], ...common, [Buffer.byteLength(localName), 2], [0, 2]),
      Buffer.from(localName),
      content,
    ])
    files.push(header)
    const placed = [
      [Buffer.byteLength(name), 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [mode * 65_536, 4],
      [start, 4],
    ] as const
    directory.push(numbers([0x02014b50, 4], [0x0314, 2], [20, 2], ...common, ...placed), Buffer.from(name))
    position += header.length
  }
  const listed = Buffer.concat(directory)
  const end = numbers(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [parts.length, 2],
    [parts.length, 2],
    [listed.length, 4],
    [position, 4],
    [0, 2],
  )
  return Buffer.concat([...files, listed, end])
}

const numbers = (...fields: readonly (readonly [value: number, bytes: number])[]): Buffer => {
  const bytes = Buffer.alloc(fields.reduce((length, [, count]) => length + count, 0))
  let at = 0
  for (const [value, count] of fields) at = bytes.writeUIntLE(value, at, count)
  return bytes
}
