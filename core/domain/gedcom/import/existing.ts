import type { PersonId, RelationshipId, SourceId } from "../../ids.ts"
import type { ImportDecision } from "./import-decisions.ts"
import type { KeptRecord } from "../kept/kept-record.ts"
import type { FactIndex } from "./existing-facts.ts"
import type { MergeTargets } from "./merge-targets.ts"

/** What the tree already has of a file, for the mapping of its records. */
export interface Existing {
  /** By ordinal of the INDI record. */
  readonly decisions: readonly ImportDecision[]
  /** By the two partners, the lesser id first. */
  readonly partnerships: ReadonlyMap<string, RelationshipId>
  /**
   * Ordinals of FAM records of families that are already in the tree. These records are not stored a second time.
   */
  readonly familiesInTree: ReadonlySet<number>
  /** The kept records of these families, where they can be found. */
  readonly keptFamilies: ReadonlyMap<number, KeptRecord>
  /** Equal sources of the tree, by ordinal of the SOUR record. */
  readonly sources: ReadonlyMap<number, SourceId>
  /** The equal sources that have a kept record. */
  readonly keptSources: ReadonlySet<SourceId>
  /** These kept records, if persons are merged. The incoming parts without a mapping are added to them. */
  readonly recordsOfSources: ReadonlyMap<SourceId, KeptRecord>
  /** Sources of the tree that have only a title. */
  readonly sourcesByTitle: ReadonlyMap<string, SourceId>
  /** The persons named by decisions that have a kept record. */
  readonly keptPersons: ReadonlySet<PersonId>
  /** The kept records of the merge targets. The incoming parts without a mapping are added to them. */
  readonly keptOf: Map<PersonId, KeptRecord>
  /** The facts of the merged persons and of their partnerships. */
  readonly facts: FactIndex
  readonly targets: MergeTargets
}

/** The key of two partners in either order. */
export const coupleOf = (one: PersonId, other: PersonId): string =>
  one < other ? `${one} ${other}` : `${other} ${one}`
