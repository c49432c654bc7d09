import { numberList } from "../../lib/number-list.ts"
import { closingEdges } from "../ancestry-cycles.ts"
import type { RelationshipType } from "../relationship.ts"
import type { IdTable } from "./id-table.ts"

/** The relationships of a backup, by the ids of the backup. */
export interface RestoredRelationships {
  /**
   * Adds a relationship between two known persons. Returns false if it exists; the order of two partners does not
   * matter.
   */
  add(type: RelationshipType, from: string, to: string): boolean
  /** The index of the relationship that makes a person their own ancestor; null if there is none. */
  closingEdge(): number | null
}

/** The most persons that the numbering supports. */
const MOST = 2 ** 26

export const restoredRelationships = (persons: IdTable<"PersonId">): RestoredRelationships => {
  const pairs: Readonly<Record<RelationshipType, Set<number>>> = { parent_child: new Set(), partnership: new Set() }
  const descents = { parents: numberList(), children: numberList(), edges: numberList() }
  let edge = 0
  return {
    add: (type, from, to) => {
      const [one, other] = [persons.ordinalOf(from) ?? 0, persons.ordinalOf(to) ?? 0]
      const pair = type === "parent_child" ? one * MOST + other : Math.min(one, other) * MOST + Math.max(one, other)
      if (pairs[type].has(pair)) return false
      pairs[type].add(pair)
      if (type === "parent_child") {
        descents.parents.push(one)
        descents.children.push(other)
        descents.edges.push(edge)
      }
      edge++
      return true
    },
    closingEdge: () => {
      const { parents, children, edges } = descents
      const [closing] = closingEdges(persons.size, { parents: parents.view(), children: children.view() })
      return closing === undefined ? null : edges.at(closing)
    },
  }
}
