import type { RecordLinks } from "./record-links.ts"

/**
 * The relationships of a file, as the INDI and FAM records give them. Persons and families are identified by their
 * ordinals among these records.
 */
export interface FileLinks {
  readonly persons: RecordLinks<"FAMC" | "FAMS">
  readonly families: RecordLinks<"HUSB" | "WIFE" | "CHIL">
  /** The xref by which pointers refer to the person; null if none can. */
  readonly xrefOfPerson: (person: number) => string | null
  readonly lineOfFamily: (family: number) => number
  /** The latest year of the family's events (`latestYearOfLife`). */
  readonly sharedYearOf: (family: number) => number | null
  /** Whether the record says that its two parents are not partners. Its events then belong to neither. */
  readonly deniesPartnership: (family: number) => boolean
}
