import type { RelationshipId } from "../../../core/domain/ids.ts"
import type { Relationship } from "../../../core/domain/relationship.ts"
import type { Relationships } from "../../../core/ports/unit-of-work.ts"
import { copyOf } from "../copy.ts"
import { edgesAt, edgesFrom, reached } from "../graph.ts"
import { edgeKey, isLive, type Tables } from "../tables.ts"
import { treeRecordsOf } from "./records.ts"
import type { Write } from "./writing.ts"

export const relationshipsIn = (tables: Tables, write: Write): Relationships => ({
  ...treeRecordsOf(tables.relationships, write),
  between: async (treeId, type, fromPersonId, toPersonId) => {
    const edges = tables.relationships.rows("current", "edge", edgeKey({ type, fromPersonId, toPersonId }))
    return edges.filter((edge) => edge.treeId === treeId).map(copyOf)[0] ?? null
  },
  isAncestor: async (treeId, ancestor, person) =>
    reached(tables, "current", { treeId, id: person, direction: "ancestors" }).has(ancestor),
  ancestry: async (treeId, ids) => {
    const edges = new Map<RelationshipId, Relationship>()
    const line = new Set(ids)
    // A Set is iterated in insertion order, including elements that are added during the iteration.
    for (const id of line) {
      for (const edge of edgesFrom(tables, "current", { treeId, id, direction: "ancestors" })) {
        edges.set(edge.id, edge)
        line.add(edge.fromPersonId)
      }
    }
    return [...edges.values()].map(({ fromPersonId, toPersonId }) => ({ fromPersonId, toPersonId }))
  },
  haveTwins: async (treeId, ids) =>
    ids.some((id) => {
      const edge = tables.relationships.get("current", id)
      const twins = edge === null ? [] : tables.relationships.rows("current", "edge", edgeKey(edge))
      return twins.some((twin) => twin.treeId === treeId && twin.id !== id)
    }),
  withLivePersons: async (treeId, ids) =>
    ids.flatMap((id) => {
      const edge = tables.relationships.get("current", id)
      if (edge === null || edge.treeId !== treeId) return []
      const isLivePerson = (personId: string): boolean => {
        const person = tables.persons.get("current", personId)
        return person !== null && isLive(person)
      }
      return isLivePerson(edge.fromPersonId) || isLivePerson(edge.toPersonId) ? [copyOf(edge)] : []
    }),
  partnersOf: async (treeId, ids) => {
    const partners = ids.flatMap((id) =>
      edgesAt(tables, "current", treeId, id).flatMap(({ type, fromPersonId, toPersonId }) =>
        type === "partnership" ? [fromPersonId === id ? toPersonId : fromPersonId] : [],
      ),
    )
    return [...new Set(partners)].sort()
  },
})
