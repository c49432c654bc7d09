import { type DomainError, invalid } from "./errors.ts"

/** What an archive may be refused for as a whole, in words. */
const faults = {
  not_an_archive: "is no zip archive, or only a part of one",
  damaged: "is a damaged archive",
  too_many_files: "is an archive of too many files",
  encrypted: "is an archive with encrypted files",
  unsupported_method: "is an archive with files packed in a way that is not read here",
  unsafe_name: "is an archive with a file whose name leads out of it",
  special_file: "is an archive with something that is neither a file nor a folder",
  duplicate_name: "is an archive with two files of one name",
  overlapping_files: "is an archive whose files share bytes",
} as const

/** Why nothing in an archive is looked at. */
export type ArchiveFault = keyof typeof faults

/** The refusal of an uploaded archive. */
export const refusedArchive = (fault: ArchiveFault): DomainError => invalid("file", faults[fault])
