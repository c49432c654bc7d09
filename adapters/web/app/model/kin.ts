import type { Card, FamilyGraph, Parent } from "./family.ts"

/** How one person is related to another, as numbers: steps up to the common ancestor, then steps down. */
export interface Kin {
  readonly kind: "blood" | "marriage" | "adoption" | "step"
  readonly up: number
  readonly down: number
  readonly half: boolean
  /** The gender of the person who is named. */
  readonly gender: Card["gender"]
  /** In a marriage: the relatives of one's own partner, or the partners of one's own relatives. Null if unknown. */
  readonly through: "own_partner" | "their_partner" | null
  /** On whose side of the family relatives beyond the parents are; null if it is not known, and by marriage. */
  readonly side: "father" | "mother" | null
}

interface Reached {
  readonly id: string
  readonly up: number
  readonly down: number
  readonly kind: Kin["kind"]
  readonly half: boolean
  /** The person one step below the common ancestor, on the way up. */
  readonly from: string | null
  /** The first parent on the way up. */
  readonly first: string | null
}

const kindOf = (parent: Parent, before: Kin["kind"]): Kin["kind"] => {
  if (before !== "blood" || parent.qualifier === "biological" || parent.qualifier === "donor") return before
  return parent.qualifier === "adoptive" ? "adoption" : "step"
}

const parentsOf = (graph: FamilyGraph, id: string): readonly Parent[] => graph.parents.get(id) ?? []

/** True if two children of one parent have different other parents. */
const shareOneParent = (graph: FamilyGraph, a: string, b: string): boolean => {
  const ofA = new Set(parentsOf(graph, a).map(({ id }) => id))
  const ofB = parentsOf(graph, b)
  return ofA.size > 1 && ofB.length > 1 && ofB.filter(({ id }) => ofA.has(id)).length === 1
}

const stepsDown = (graph: FamilyGraph, at: Reached): readonly Reached[] =>
  (graph.children.get(at.id) ?? []).map((id): Reached => {
    const tie = parentsOf(graph, id).find((parent) => parent.id === at.id)
    const half = at.half || (at.down === 0 && at.from !== null && shareOneParent(graph, at.from, id))
    return {
      id,
      up: at.up,
      down: at.down + 1,
      kind: tie === undefined ? at.kind : kindOf(tie, at.kind),
      half,
      from: at.from,
      first: at.first,
    }
  })

const stepsUp = (graph: FamilyGraph, at: Reached): readonly Reached[] =>
  at.down > 0
    ? []
    : parentsOf(graph, at.id).map(
        (parent): Reached => ({
          id: parent.id,
          up: at.up + 1,
          down: 0,
          kind: kindOf(parent, at.kind),
          half: false,
          from: at.id,
          first: at.first ?? parent.id,
        }),
      )

/** Everyone with a common ancestor, by the shortest path. */
const bloodFrom = (graph: FamilyGraph, from: string): ReadonlyMap<string, Reached> => {
  const found = new Map<string, Reached>()
  const queue: Reached[] = [{ id: from, up: 0, down: 0, kind: "blood", half: false, from: null, first: null }]
  for (const at of queue) {
    if (found.has(at.id)) continue
    found.set(at.id, at)
    for (const next of stepsUp(graph, at)) queue.push(next)
    for (const next of stepsDown(graph, at)) queue.push(next)
  }
  return found
}

/** The side of a relative beyond the parents and siblings: the gender of the first parent on the way up. */
const sideOf = (graph: FamilyGraph, { up, first }: Reached): Kin["side"] => {
  const gender = up < 2 || first === null ? null : graph.persons.get(first)?.gender
  if (gender === "male") return "father"
  return gender === "female" ? "mother" : null
}

/**
 * How everyone in the graph is related to one person, as far as the graph shows it: relatives, their partners, and
 * the relatives of the person's partners. The result does not contain the person.
 */
export const kinFrom = (graph: FamilyGraph, from: string): ReadonlyMap<string, Kin> => {
  const found = new Map<string, Kin>()
  const add = (id: string, kin: Omit<Kin, "gender">): void => {
    if (id !== from && !found.has(id)) found.set(id, { ...kin, gender: graph.persons.get(id)?.gender ?? null })
  }
  const blood = bloodFrom(graph, from)
  const partners = graph.partners.get(from) ?? []
  for (const one of blood.values()) {
    const { id, up, down, kind, half } = one
    add(id, { kind, up, down, half, through: null, side: sideOf(graph, one) })
  }
  for (const partner of partners)
    add(partner, { kind: "marriage", up: 0, down: 0, half: false, through: null, side: null })
  for (const { id, up, down, half } of blood.values()) {
    for (const partner of graph.partners.get(id) ?? []) {
      add(partner, { kind: "marriage", up, down, half, through: "their_partner", side: null })
    }
  }
  for (const partner of partners) {
    for (const { id, up, down, half } of bloodFrom(graph, partner).values()) {
      add(id, { kind: "marriage", up, down, half, through: "own_partner", side: null })
    }
  }
  return found
}
