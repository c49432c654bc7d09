import { closingEdges, type Descent } from "../gedcom/import/ancestry-cycles.ts"
import type { RelationshipType } from "../relationship.ts"
import type { IdTable } from "./id-table.ts"

/** Who is tied to whom, by the ids of the backup. */
export interface TiedPersons {
  /** Notes the next edge between two known persons; false when it is there already, a partnership either way round. */
  add(type: RelationshipType, from: string, to: string): boolean
  /** Which edge, counted from 0, makes somebody their own ancestor; null: none. */
  closingEdge(): number | null
}

/** More persons than a tree may have. */
const MOST = 2 ** 26

export const tiedPersons = (persons: IdTable<"PersonId">): TiedPersons => {
  const pairs: Readonly<Record<RelationshipType, Set<number>>> = { parent_child: new Set(), partnership: new Set() }
  const descents: (Descent & { readonly edge: number })[] = []
  let edge = 0
  return {
    add: (type, from, to) => {
      const [one, other] = [persons.ordinalOf(from) ?? 0, persons.ordinalOf(to) ?? 0]
      const pair = type === "parent_child" ? one * MOST + other : Math.min(one, other) * MOST + Math.max(one, other)
      if (pairs[type].has(pair)) return false
      pairs[type].add(pair)
      if (type === "parent_child") descents.push({ parent: one, child: other, edge })
      edge++
      return true
    },
    closingEdge: () => {
      const [closing] = closingEdges(persons.size, descents)
      return closing === undefined ? null : (descents[closing]?.edge ?? null)
    },
  }
}
