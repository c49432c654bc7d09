import type { PersonId } from "../../ids.ts"
import type { UnmappedTag } from "./import-report.ts"
import type { Match } from "../match/match.ts"
import type { GedcomWarning } from "../warning.ts"

/** An incoming person with similar persons of the tree. */
export interface Candidate {
  /** The xref of the record; null if it has none, or the xref of an earlier record. */
  readonly ref: string | null
  readonly displayName: string
  readonly birthYear: number | null
  /** At most ten, best first. */
  readonly matches: readonly Match<PersonId>[]
}

/** What an import of a file would find. */
export interface PreviewReport {
  readonly persons: number
  readonly families: number
  readonly sources: number
  /** The number of files in the archive that the GEDCOM file names; absent without an archive. */
  readonly media?: number
  /** The version that the file states; null if it states none. */
  readonly version: string | null
  readonly encoding: string
  /** In file order. */
  readonly candidates: readonly Candidate[]
  readonly unmappedTags: readonly UnmappedTag[]
  /** As in the report of an import. */
  readonly warnings: readonly GedcomWarning[]
}
