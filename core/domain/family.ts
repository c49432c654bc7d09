import type { PersonId } from "./ids.ts"
import type { More } from "./large-record/more.ts"
import type { PersonRead } from "./person.ts"
import type { RelationshipRead } from "./relationship.ts"

/** The parts of a relationship that determine a family. */
export type Edge = Pick<RelationshipRead, "type" | "fromPersonId" | "toPersonId">

/** A relative, and the relationship that makes them one. */
export interface KinOf<P, R> {
  readonly person: P
  readonly relationship: R
}
export type Kin = KinOf<PersonRead, RelationshipRead>

export interface Siblinghood {
  /**
   * Full: two parents in common; half: one; step: none, but a parent of one is the partner of a parent of the
   * other.
   */
  readonly kind: "full" | "half" | "step"
  readonly sharedParentIds: readonly PersonId[]
}

/** The parents, siblings, partners and children of a person. The children of a partner are those of both. */
export interface FamilyOf<P, R> {
  readonly parents: readonly KinOf<P, R>[]
  readonly siblings: readonly (Siblinghood & { readonly person: P })[]
  readonly partners: readonly (KinOf<P, R> & { readonly children: readonly PersonId[] })[]
  readonly children: readonly KinOf<P, R>[]
}

/** A person with the family, as one reader sees them. */
export interface FamilyRead extends FamilyOf<PersonRead, RelationshipRead> {
  readonly person: PersonRead
  /** How many relatives are left out. Only if some are. */
  readonly more?: More
}

const parentIn = (edge: Edge, id: PersonId): PersonId | null =>
  edge.type === "parent_child" && edge.toPersonId === id ? edge.fromPersonId : null

const childIn = (edge: Edge, id: PersonId): PersonId | null =>
  edge.type === "parent_child" && edge.fromPersonId === id ? edge.toPersonId : null

const partnerIn = (edge: Edge, id: PersonId): PersonId | null => {
  if (edge.type !== "partnership") return null
  if (edge.fromPersonId === id) return edge.toPersonId
  return edge.toPersonId === id ? edge.fromPersonId : null
}

const relativesOf = (edges: readonly Edge[], id: PersonId, relativeIn: typeof parentIn): readonly PersonId[] =>
  edges.map((edge) => relativeIn(edge, id)).filter((relative) => relative !== null)

export const parentsOf = (edges: readonly Edge[], id: PersonId): readonly PersonId[] => relativesOf(edges, id, parentIn)

export const childrenOf = (edges: readonly Edge[], id: PersonId): readonly PersonId[] => relativesOf(edges, id, childIn)

export const partnersOf = (edges: readonly Edge[], id: PersonId): readonly PersonId[] =>
  relativesOf(edges, id, partnerIn)

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

/**
 * The family of a person by these relationships, of those relatives who are in `people`. Requires all relationships of
 * the person, the parents, the step-parents and the partners.
 */
export const familyOf = <P extends { readonly id: PersonId }, R extends Edge>(
  id: PersonId,
  edges: readonly R[],
  people: ReadonlyMap<PersonId, P>,
): FamilyOf<P, R> => {
  const kin = (relativeIn: typeof parentIn): readonly KinOf<P, R>[] =>
    edges.flatMap((relationship) => {
      const relative = relativeIn(relationship, id)
      const person = relative === null ? undefined : people.get(relative)
      return person === undefined ? [] : [{ person, relationship }]
    })
  const children = kin(childIn)
  return {
    parents: kin(parentIn),
    siblings: siblingsOf(edges, id).flatMap(({ id: sibling, ...siblinghood }) => {
      const person = people.get(sibling)
      return person === undefined ? [] : [{ person, ...siblinghood }]
    }),
    partners: kin(partnerIn).map((partner) => {
      const theirs = new Set(childrenOf(edges, partner.person.id))
      return { ...partner, children: children.map(({ person }) => person.id).filter((child) => theirs.has(child)) }
    }),
    children,
  }
}
