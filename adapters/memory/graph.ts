import type { PersonId, TreeId } from "../../core/domain/ids.ts"
import type { Relationship } from "../../core/domain/relationship.ts"
import type { View } from "./table.ts"
import { isLive, type Tables } from "./tables.ts"

export type Direction = "ancestors" | "descendants"

const columns = { ancestors: "toPersonId", descendants: "fromPersonId" } as const

/** The other end of a parent_child relationship in this direction. */
export const nextPerson = (edge: Relationship, direction: Direction): PersonId =>
  direction === "ancestors" ? edge.fromPersonId : edge.toPersonId

/** The person at which a lineage starts. */
export interface Start {
  readonly treeId: TreeId
  readonly id: PersonId
  readonly direction: Direction
}

/** The live parent_child relationships from this person in this direction. */
export const edgesFrom = (
  { relationships }: Tables,
  view: View,
  { treeId, id, direction }: Start,
): readonly Relationship[] =>
  relationships
    .rows(view, columns[direction], id)
    .filter((edge) => edge.treeId === treeId && edge.type === "parent_child" && isLive(edge))

/** All ancestors or descendants of a person. Safe for loops; includes the person if a loop leads back. */
export const reached = (tables: Tables, view: View, { treeId, id: start, direction }: Start): ReadonlySet<PersonId> => {
  const met = new Set<PersonId>()
  const follow = (id: PersonId): void => {
    for (const edge of edgesFrom(tables, view, { treeId, id, direction })) met.add(nextPerson(edge, direction))
  }
  follow(start)
  // A Set is iterated in insertion order, including elements that are added during the iteration.
  for (const id of met) follow(id)
  return met
}

/** The live relationships of any type of a person, ordered by id. */
export const edgesAt = ({ relationships }: Tables, view: View, treeId: TreeId, id: PersonId): readonly Relationship[] =>
  [...relationships.rows(view, "fromPersonId", id), ...relationships.rows(view, "toPersonId", id)]
    .filter((edge) => edge.treeId === treeId && isLive(edge))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
