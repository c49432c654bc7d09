import { closingEdges } from "./ancestry-cycles.ts"
import type { PersonId } from "./ids.ts"
import type { PersonRead } from "./person.ts"
import type { RelationshipRead } from "./relationship.ts"

export type Direction = "ancestors" | "descendants"

/**
 * A person with their ancestors or descendants, and the parent_child relationships among them; both by id, in batches that are read
 * on demand.
 */
export type LineageRead = {
  readonly persons: AsyncIterable<readonly PersonRead[]>
  readonly relationships: AsyncIterable<readonly RelationshipRead[]>
}

type Edge = Pick<RelationshipRead, "fromPersonId" | "toPersonId">

/** Whether these parent_child relationships make any person their own ancestor. */
export const isCircular = (edges: readonly Edge[]): boolean => {
  const ordinals = new Map<PersonId, number>()
  const ordinalOf = (id: PersonId): number => {
    const ordinal = ordinals.get(id) ?? ordinals.size
    ordinals.set(id, ordinal)
    return ordinal
  }
  const parents = edges.map(({ fromPersonId }) => ordinalOf(fromPersonId))
  const children = edges.map(({ toPersonId }) => ordinalOf(toPersonId))
  return closingEdges(ordinals.size, { parents, children }).size > 0
}

/**
 * The persons within this number of generations from the root by these parent_child relationships, including the
 * root. A loop ends at a person who was already reached.
 */
export const reached = (
  root: PersonId,
  edges: readonly Edge[],
  direction: Direction,
  generations: number,
): ReadonlySet<PersonId> => {
  const next = new Map<PersonId, PersonId[]>()
  for (const { fromPersonId, toPersonId } of edges) {
    const [near, far] = direction === "ancestors" ? [toPersonId, fromPersonId] : [fromPersonId, toPersonId]
    const known = next.get(near)
    if (known === undefined) next.set(near, [far])
    else known.push(far)
  }
  const found = new Set([root])
  let generation = [root]
  for (let step = 0; step < generations && generation.length > 0; step++) {
    generation = [...new Set(generation.flatMap((id) => next.get(id) ?? []))].filter((id) => !found.has(id))
    for (const id of generation) found.add(id)
  }
  return found
}
