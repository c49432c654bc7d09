import type { PersonId } from "../../ids.ts"
import type { Relationship } from "../../relationship.ts"
import type { Descent } from "./ancestry-cycles.ts"
import type { ImportDecision } from "./import-decisions.ts"

/** How the people of a file whom a tree has already are tied there. People are named by their ordinals among the INDI records; one with several records by the first. */
export interface ExistingTies {
  readonly same: (ordinal: number) => number
  /** How many further people of the tree `edges` names, by the ordinals after those of the file. */
  readonly others: number
  /** The edges to their parents, and from those to theirs, up to the last. */
  readonly edges: readonly Descent[]
  /** Whether the tree has this edge. */
  readonly isEdge: (parent: number, child: number) => boolean
}

export const noTies: ExistingTies = { same: (ordinal) => ordinal, others: 0, edges: [], isEdge: () => false }

/** The person of the tree whom an incoming one means and who stays; null for whoever is new or replaces another. */
export const existingPersonOf = (decision: ImportDecision): PersonId | null =>
  decision.action === "skip" || decision.action === "merge" ? decision.personId : null

/** The ties of those whom the decisions of a file's people name; `ancestry`: all edges met by going up from them, each once. */
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
  const edges = ancestry.map(
    ({ fromPersonId, toPersonId }): Descent => ({ parent: ordinalOf(fromPersonId), child: ordinalOf(toPersonId) }),
  )
  const pairs = new Set(edges.map(({ parent, child }) => `${parent} ${child}`))
  return {
    same: (ordinal) => {
      const decision = decisions[ordinal]
      const person = decision === undefined ? null : existingPersonOf(decision)
      return person === null ? ordinal : (ordinals.get(person) ?? ordinal)
    },
    others,
    edges,
    isEdge: (parent, child) => pairs.has(`${parent} ${child}`),
  }
}
