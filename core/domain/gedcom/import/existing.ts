import type { PersonId, RelationshipId, SourceId } from "../../ids.ts"
import type { ImportDecision } from "./import-decisions.ts"
import type { KeptRecord } from "../kept/kept-record.ts"
import type { FactIndex } from "./existing-facts.ts"
import type { MergeTargets } from "./merge-targets.ts"

/** What a tree has already of a file, for the mapping of its records. */
export interface Existing {
  /** By ordinal of the INDI records. */
  readonly decisions: readonly ImportDecision[]
  /** By the two partners, the lesser id first. */
  readonly partnerships: ReadonlyMap<string, RelationshipId>
  /** Ordinals of FAM records whose family is already in the tree; their records are not stored a second time. */
  readonly toldFamilies: ReadonlySet<number>
  /** The records that the tree keeps of them, as far as one can be found. */
  readonly keptFamilies: ReadonlyMap<number, KeptRecord>
  /** Equal sources of the tree, by ordinal of the SOUR records. */
  readonly sources: ReadonlyMap<number, SourceId>
  /** Those of them that have a kept record. */
  readonly keptSources: ReadonlySet<SourceId>
  /** These records, where people are merged: what has no mapping in the incoming ones goes there too. */
  readonly recordsOfSources: ReadonlyMap<SourceId, KeptRecord>
  /** Sources of the tree of which there is no more than a title. */
  readonly sourcesByTitle: ReadonlyMap<string, SourceId>
  /** The persons named by decisions that have a kept record. */
  readonly keptPersons: ReadonlySet<PersonId>
  /** The records that are kept of the people about to be merged into: what has no mapping in the incoming ones goes there. */
  readonly keptOf: Map<PersonId, KeptRecord>
  /** The facts of the people who are merged and of the couples that they are in. */
  readonly facts: FactIndex
  readonly targets: MergeTargets
}

/** Two partners in either order. */
export const coupleOf = (one: PersonId, other: PersonId): string =>
  one < other ? `${one} ${other}` : `${other} ${one}`
