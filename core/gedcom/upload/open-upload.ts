import * as E from "fp-ts/lib/Either.js"
import { refusedArchive } from "../../domain/archive-fault.ts"
import { type DomainError, tooLarge } from "../../domain/errors.ts"
import { asGedzip } from "../../domain/gedcom/gedzip/only-gedcom.ts"
import { GEDZIP_TEXT } from "../../domain/gedcom/structures/file-path.ts"
import type { ArchiveEntry, Archives, FileAtRest } from "../../ports/archives.ts"
import type { Settings } from "../../use-case/settings.ts"
import type { Encoding } from "../../domain/gedcom/bytes/encodings.ts"
import type { GedcomUpload } from "./gedcom-upload.ts"

export interface OpenPorts {
  readonly archives: Archives
  readonly settings: Pick<Settings, "maxGedcomBytes" | "maxBackupBytes">
}

/** The files of a GEDZIP by path, including the GEDCOM file as `gedcom.ged`. */
export type Gedzip = ReadonlyMap<string, ArchiveEntry>

/** An uploaded GEDCOM file, and the archive if it came in one. */
export interface OpenedUpload {
  readonly file: GedcomUpload
  readonly gedzip: Gedzip | null
}

/**
 * Opens an upload by its first bytes: a GEDZIP (7.0, chapter 4) or a GEDCOM file, which is read in the given encoding,
 * if there is one. NotGedcom for an archive without
 * a GEDCOM file, TooLarge above the size limit.
 */
export const openUpload = async (
  ports: OpenPorts,
  upload: FileAtRest,
  encoding: Encoding | null,
): Promise<E.Either<DomainError, OpenedUpload>> => {
  const opened = await openAny(ports, upload)
  return E.isLeft(opened) || encoding === null
    ? opened
    : E.right({ ...opened.right, file: inEncoding(opened.right.file, encoding) })
}

const inEncoding = (file: GedcomUpload, encoding: Encoding): GedcomUpload => ({
  open: () => file.open(),
  size: file.size,
  encoding,
})

const openAny = async (
  { archives, settings }: OpenPorts,
  upload: FileAtRest,
): Promise<E.Either<DomainError, OpenedUpload>> => {
  const { maxGedcomBytes, maxBackupBytes } = settings
  if (!(await isArchive(upload)))
    return upload.size > maxGedcomBytes
      ? E.left(tooLarge("The file", maxGedcomBytes))
      : E.right({ file: upload, gedzip: null })
  if (upload.size > maxBackupBytes) return E.left(tooLarge("The archive", maxBackupBytes))
  const read = await archives.read(upload)
  if (E.isLeft(read)) return E.left(read.left === "not_an_archive" ? noGedcom : refusedArchive(read.left))
  const gedzip = asGedzip(read.right)
  const file = gedzip?.get(GEDZIP_TEXT)
  if (gedzip === null || file === undefined) return E.left(noGedcom)
  return file.size > maxGedcomBytes ? E.left(tooLarge(GEDZIP_TEXT, maxGedcomBytes)) : E.right({ file, gedzip })
}

const noGedcom: DomainError = {
  _tag: "NotGedcom",
  detail: `The file is an archive without ${GEDZIP_TEXT}, and without exactly one other .ged file.`,
}

/** `PK` followed by the signature of the first file or of the end of a zip archive (APPNOTE 4.3.7, 4.3.16). */
const signatures: readonly string[] = ["80,75,3,4", "80,75,5,6"]

const isArchive = async (upload: FileAtRest): Promise<boolean> => {
  if (upload.size < 4) return false
  for await (const chunk of upload.open({ first: 0, last: 3 })) return signatures.includes(chunk.subarray(0, 4).join())
  return false
}
