import type { PersonId } from "../../ids.ts"
import type { UnmappedTag } from "./import-report.ts"
import type { Match } from "../match/match.ts"
import type { GedcomWarning } from "../lines/warning.ts"

/** An incoming person with similar persons of the tree. */
export interface Candidate {
  /** The xref of the record; null for one without, or with an earlier one's. */
  readonly ref: string | null
  readonly displayName: string
  readonly birthYear: number | null
  /** The surest first, at most ten. */
  readonly matches: readonly Match<PersonId>[]
}

/** What an import of a file would find. */
export interface PreviewReport {
  readonly persons: number
  readonly families: number
  readonly sources: number
  /** Files that come with the GEDCOM file in one archive, as far as it names them; absent where it comes alone. */
  readonly media?: number
  /** As the file says it; null where it does not. */
  readonly version: string | null
  readonly encoding: string
  /** In the order of the file. */
  readonly candidates: readonly Candidate[]
  readonly unmappedTags: readonly UnmappedTag[]
  /** As in an import's report. */
  readonly warnings: readonly GedcomWarning[]
}
