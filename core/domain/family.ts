import type { PersonId } from "./ids.ts"
import type { PersonRead } from "./person.ts"
import type { RelationshipRead } from "./relationship.ts"

/** The parts of a relationship that determine a family. */
export type Edge = Pick<RelationshipRead, "type" | "fromPersonId" | "toPersonId">

/** A relative, and the relationship that makes them one. */
export interface Kin {
  readonly person: PersonRead
  readonly relationship: RelationshipRead
}

export interface Siblinghood {
  /**
   * Full: two parents in common; half: one; step: none, but a parent of one is the partner of a parent of the
   * other.
   */
  readonly kind: "full" | "half" | "step"
  readonly sharedParentIds: readonly PersonId[]
}

/** A person with parents, siblings, partners and children, as one reader sees them. */
export interface FamilyRead {
  readonly person: PersonRead
  readonly parents: readonly Kin[]
  readonly siblings: readonly (Siblinghood & { readonly person: PersonRead })[]
  readonly partners: readonly (Kin & { readonly children: readonly PersonId[] })[]
  readonly children: readonly Kin[]
}

export const parentsOf = (edges: readonly Edge[], id: PersonId): readonly PersonId[] =>
  edges.filter((edge) => edge.type === "parent_child" && edge.toPersonId === id).map((edge) => edge.fromPersonId)

export const childrenOf = (edges: readonly Edge[], id: PersonId): readonly PersonId[] =>
  edges.filter((edge) => edge.type === "parent_child" && edge.fromPersonId === id).map((edge) => edge.toPersonId)

export const partnersOf = (edges: readonly Edge[], id: PersonId): readonly PersonId[] =>
  edges.flatMap((edge) => {
    if (edge.type !== "partnership") return []
    if (edge.fromPersonId === id) return [edge.toPersonId]
    return edge.toPersonId === id ? [edge.fromPersonId] : []
  })

/** The partners of the parents who are not parents themselves. */
export const stepParentsOf = (edges: readonly Edge[], id: PersonId): readonly PersonId[] => {
  const parents = parentsOf(edges, id)
  return [...new Set(parents.flatMap((parent) => partnersOf(edges, parent)))].filter(
    (partner) => !parents.includes(partner),
  )
}

/**
 * The siblings by these relationships, ordered by id, for any qualifier. Requires all relationships of the parents
 * and step-parents.
 */
export const siblingsOf = (
  edges: readonly Edge[],
  id: PersonId,
): readonly (Siblinghood & { readonly id: PersonId })[] => {
  const shared = new Map<PersonId, PersonId[]>()
  for (const parent of parentsOf(edges, id)) {
    for (const child of childrenOf(edges, parent)) shared.set(child, [...(shared.get(child) ?? []), parent])
  }
  for (const stepParent of stepParentsOf(edges, id)) {
    for (const child of childrenOf(edges, stepParent)) if (!shared.has(child)) shared.set(child, [])
  }
  shared.delete(id)
  return [...shared]
    .map(([sibling, parents]) => ({ id: sibling, kind: kindBy(parents.length), sharedParentIds: parents }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}

const kindBy = (sharedParents: number): Siblinghood["kind"] => {
  if (sharedParents === 0) return "step"
  return sharedParents === 1 ? "half" : "full"
}
