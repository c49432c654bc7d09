import * as E from "fp-ts/lib/Either.js"
import { type Entry, fromRandomAccessReaderPromise, getFileNameLowLevel, type ZipFile } from "yauzl"
import type { ArchiveFault } from "../../core/domain/archive-fault.ts"
import type { ArchiveEntry, Archives } from "../../core/ports/archives.ts"
import { FileReader } from "./file-reader.ts"
import { DEFLATED, HEADER_BYTES, type PackedFile, STORED, unpacked } from "./packed-file.ts"

/** The most files. The directory of a larger archive would take too much memory. */
const MOST_FILES = 250_000
const MOST_NAME_CHARACTERS = 1_024

/** Reads the directory of an archive and checks names, sizes and positions, before anything is unpacked. */
export const readZip: Archives["read"] = async (file) => {
  const reader = new FileReader(file)
  const zip = await opened(reader, file.size)
  if (zip === null) return E.left("not_an_archive")
  if (zip.entryCount > MOST_FILES) return E.left("too_many_files")
  const named = new Map<string, PackedFile>()
  try {
    for await (const entry of zip.eachEntry()) {
      const name = nameOf(entry)
      const fault = faultOf(entry, name, file.size) ?? (named.has(name) ? "duplicate_name" : null)
      if (fault !== null) return E.left(fault)
      named.set(name, packedFile(entry))
    }
  } catch {
    reader.assertRead()
    return E.left("damaged")
  }
  if (!setEnds([...named.values()], file.size)) return E.left("overlapping_files")
  const entries = new Map<string, ArchiveEntry>()
  for (const [name, packed] of named) {
    const { size, packedSize, crc32 } = packed
    if (!name.endsWith("/")) entries.set(name, { size, packedSize, crc32, open: () => unpacked(file, reader, packed) })
  }
  return E.right(entries)
}

const opened = (reader: FileReader, size: number): Promise<ZipFile | null> =>
  fromRandomAccessReaderPromise(reader, size, {
    autoClose: false,
    decodeStrings: false,
    validateEntrySizes: false,
  }).catch(() => {
    reader.assertRead()
    return null
  })

/**
 * The path of an entry. APPNOTE 4.4.17 asks for slashes; some programs on Windows write backslashes. Slashes replace
 * them before the path is checked.
 */
const nameOf = ({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string =>
  getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true).replaceAll("\\", "/")

/** Copies what is needed of an entry. The entry itself would keep its comment and extra fields in memory. */
const packedFile = ({
  uncompressedSize,
  compressedSize,
  crc32,
  compressionMethod,
  relativeOffsetOfLocalHeader,
  fileNameRaw,
}: Entry): PackedFile => ({
  size: uncompressedSize,
  packedSize: compressedSize,
  crc32,
  method: compressionMethod,
  start: relativeOffsetOfLocalHeader,
  end: 0,
  rawName: Buffer.from(fileNameRaw),
})

/** Flag bits: encrypted, and encrypted together with the directory. */
const ENCRYPTED = 0x2001
const FILE_TYPE = 0o170000
const ORDINARY: readonly number[] = [0, 0o100000, 0o040000]

const faultOf = (entry: Entry, name: string, fileSize: number): ArchiveFault | null => {
  if ((entry.generalPurposeBitFlag & ENCRYPTED) !== 0) return "encrypted"
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED) return "unsupported_method"
  if (!ORDINARY.includes((entry.externalFileAttributes >>> 16) & FILE_TYPE)) return "special_file"
  if (!isSafe(name)) return "unsafe_name"
  return entry.compressedSize > fileSize || !Number.isSafeInteger(entry.uncompressedSize) ? "damaged" : null
}

/** Whether a name is a path that stays inside its archive on every system. */
const isSafe = (name: string): boolean =>
  name.length <= MOST_NAME_CHARACTERS &&
  !/[\\\p{Cc}]|^[a-z]:/iu.test(name) &&
  name
    .replace(/\/$/, "")
    .split("/")
    .every((part) => part !== "" && part !== "." && part !== "..")

/**
 * Sets the end of each file to the start of the next one. Returns whether no file reaches further, as far as the
 * directory says.
 */
const setEnds = (files: PackedFile[], fileSize: number): boolean => {
  let end = fileSize
  for (const packed of files.sort((a, b) => b.start - a.start)) {
    if (packed.start + HEADER_BYTES + packed.rawName.length + packed.packedSize > end) return false
    packed.end = end
    end = packed.start
  }
  return true
}
