import type { CardEvent } from "../../chart/card.ts"
import type { PersonId } from "../../ids.ts"
import type { UnmappedTag } from "./import-report.ts"
import type { JudgedMatch } from "../match/conflicts.ts"
import type { Encoding } from "../bytes/encodings.ts"
import type { AlreadyThere } from "../match/already-there.ts"
import type { EncodingDetails } from "./encoding-details.ts"
import type { GedcomWarning } from "../warning.ts"

/**
 * The details that distinguish two persons with similar names. They are null for candidates far down in the report of a
 * large file.
 */
export interface PersonDetails {
  /** The event that provides the year of birth; null if there is none. */
  readonly birth: CardEvent | null
  /** The event that provides the year of death; null if there is none. */
  readonly death: CardEvent | null
  /** The names of the parents, at most `mostRelatives`. */
  readonly parents: readonly string[] | null
  /** The names of the partners, at most `mostRelatives`. */
  readonly partners: readonly string[] | null
  /** The number of children. */
  readonly children: number | null
}

/** The most names of parents or partners in the details of a person. */
export const mostRelatives = 10

/** The most candidates with details. No one compares more pairs by hand, and a report must fit into the memory. */
export const mostDetailed = 20_000

export const noDetails: PersonDetails = { birth: null, death: null, parents: null, partners: null, children: null }

/** A person of the tree who is similar to an incoming person. */
export type CandidateMatch = JudgedMatch<PersonId> & PersonDetails

/** An incoming person with similar persons of the tree. */
export interface Candidate extends PersonDetails {
  /** The xref of the record; null if it has none, or the xref of an earlier record. */
  readonly ref: string | null
  readonly displayName: string
  readonly birthYear: number | null
  /** At most ten, best first. */
  readonly matches: readonly CandidateMatch[]
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
  readonly encoding: Encoding
  readonly encodingDetails: EncodingDetails
  /** Who of the file is in the tree. */
  readonly alreadyThere: AlreadyThere
  /** In file order. */
  readonly candidates: readonly Candidate[]
  readonly unmappedTags: readonly UnmappedTag[]
  /** As in the report of an import. */
  readonly warnings: readonly GedcomWarning[]
}
