import { type DomainError, invalid } from "./errors.ts"

/** The messages for archives that are refused as a whole. */
const faults = {
  not_an_archive: "is not a complete zip archive",
  damaged: "is a damaged archive",
  too_many_files: "is an archive with too many files",
  encrypted: "is an archive with encrypted files",
  unsupported_method: "is an archive with an unsupported compression method",
  unsafe_name: "is an archive with a file path that leaves the archive",
  special_file: "is an archive with an entry that is neither a file nor a folder",
  duplicate_name: "is an archive with two files of the same name",
  overlapping_files: "is an archive with overlapping files",
} as const

/** Why an archive is refused without reading its files. */
export type ArchiveFault = keyof typeof faults

/** The refusal of an uploaded archive. */
export const refusedArchive = (fault: ArchiveFault): DomainError => invalid("file", faults[fault])
