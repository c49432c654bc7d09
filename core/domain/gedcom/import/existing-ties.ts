import type { PersonId } from "../../ids.ts"
import type { Relationship } from "../../relationship.ts"
import type { Descents } from "../../ancestry-cycles.ts"
import type { ImportDecision } from "./import-decisions.ts"

/**
 * How the persons of a file that exist in the tree are related there. Persons are numbered by their INDI records; a
 * person with several records by the first.
 */
export interface ExistingTies {
  readonly same: (ordinal: number) => number
  /** The number of further persons of the tree in `edges`. Their ordinals follow those of the file. */
  readonly others: number
  /** The relationships to their parents, and from there to all ancestors. */
  readonly edges: Descents
  /** Whether the tree has this relationship. */
  readonly isEdge: (parent: number, child: number) => boolean
}

export const noTies: ExistingTies = {
  same: (ordinal) => ordinal,
  others: 0,
  edges: { parents: [], children: [] },
  isEdge: () => false,
}

/**
 * The existing person that an incoming person is merged with or skipped for; null for a person who is new or who
 * overwrites another.
 */
export const existingPersonOf = (decision: ImportDecision): PersonId | null =>
  decision.action === "skip" || decision.action === "merge" ? decision.personId : null

/**
 * The relationships of the existing persons that the decisions name. `ancestry` has every relationship on the way
 * up from them, each once.
 */
export const existingTies = (decisions: readonly ImportDecision[], ancestry: readonly Relationship[]): ExistingTies => {
  const ordinals = new Map<PersonId, number>()
  for (const [ordinal, decision] of decisions.entries()) {
    const person = existingPersonOf(decision)
    if (person !== null && !ordinals.has(person)) ordinals.set(person, ordinal)
  }
  let others = 0
  const ordinalOf = (person: PersonId): number => {
    const known = ordinals.get(person)
    if (known !== undefined) return known
    const ordinal = decisions.length + others++
    ordinals.set(person, ordinal)
    return ordinal
  }
  const parents = ancestry.map(({ fromPersonId }) => ordinalOf(fromPersonId))
  const children = ancestry.map(({ toPersonId }) => ordinalOf(toPersonId))
  const pairs = new Set(parents.map((parent, edge) => `${parent} ${children[edge]}`))
  return {
    same: (ordinal) => {
      const decision = decisions[ordinal]
      const person = decision === undefined ? null : existingPersonOf(decision)
      return person === null ? ordinal : (ordinals.get(person) ?? ordinal)
    },
    others,
    edges: { parents, children },
    isEdge: (parent, child) => pairs.has(`${parent} ${child}`),
  }
}
