import type { Encoding } from "../bytes/encodings.ts"
import type { AlreadyThere } from "../match/already-there.ts"
import type { EncodingDetails } from "./encoding-details.ts"
import type { GedcomWarning } from "../warning.ts"

/**
 * A kind of structure without a mapping: its path of tags from the record down (`INDI.DNA`), the number of such
 * structures, and the lines of the first five.
 */
export interface UnmappedTag {
  readonly tag: string
  readonly count: number
  readonly lines: readonly number[]
}

/** The number of persons of a file by what the import did with them. */
export interface PersonCounts {
  readonly created: number
  readonly merged: number
  readonly skipped: number
  readonly overwritten: number
}

/** The result of an import. Each count is of created records; a place that the tree already had is not counted. */
export interface ImportReport {
  readonly persons: PersonCounts
  readonly names: number
  readonly events: number
  readonly relationships: number
  readonly sources: number
  readonly citations: number
  readonly associations: number
  readonly places: number
  /** The number of files that came with the GEDCOM file in an archive; absent without an archive. */
  readonly media?: number
  readonly encoding: Encoding
  readonly encodingDetails: EncodingDetails
  /** Who of the file was in the tree before. */
  readonly alreadyThere: AlreadyThere
  /** How many persons of the tree are probably dead by the years of relatives; null in a very large tree. */
  readonly deceasedByRelatives: number | null
  readonly unmappedTags: readonly UnmappedTag[]
  /** By their first lines, at most `mostWarnings`. The last one gives the number of further faults. */
  readonly warnings: readonly GedcomWarning[]
}

/** The most warnings in a report. */
export const mostWarnings = 1_000
