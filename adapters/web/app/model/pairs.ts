import type { FamilyGraph, Parent } from "./family.ts"

/** One or two parents who belong together for a child. The child is on the side of the first. */
export type Pair = readonly [string] | readonly [string, string]

const arePartners = (graph: FamilyGraph, a: string, b: string): boolean => (graph.partners.get(a) ?? []).includes(b)

/** The other parent of a pair: of the same kind, or the only other one, or a partner. */
const otherOf = (graph: FamilyGraph, first: Parent, rest: readonly Parent[]): Parent | undefined => {
  const [next] = rest
  if (next === undefined) return undefined
  if (next.qualifier === first.qualifier || rest.length === 1) return next
  return rest.find((parent) => arePartners(graph, first.id, parent.id)) ?? undefined
}

/** The parents of a child in pairs. The first pair is the one that the child is drawn under. */
export const parentPairs = (graph: FamilyGraph, child: string): readonly Pair[] => {
  const pairs: Pair[] = []
  let rest = graph.parents.get(child) ?? []
  while (rest[0] !== undefined) {
    const [first, ...others] = rest
    const other =
      pairs.length === 0 ? otherOf(graph, first, others) : others.find((o) => arePartners(graph, first.id, o.id))
    pairs.push(other === undefined ? [first.id] : [first.id, other.id])
    rest = others.filter((parent) => parent !== other)
  }
  return pairs
}

/** The partner of this parent for this child, if there is one. */
export const coParent = (graph: FamilyGraph, child: string, parent: string): string | undefined => {
  const pair = parentPairs(graph, child).find(([a, b]) => a === parent || b === parent)
  return pair?.find((id) => id !== parent)
}

/** The partners of a person and the other parents of their children, in order, each once. */
export const partnersWithCoParents = (graph: FamilyGraph, id: string): readonly string[] => {
  const found = new Set(graph.partners.get(id))
  for (const child of graph.children.get(id) ?? []) {
    const other = coParent(graph, child, id)
    if (other !== undefined) found.add(other)
  }
  return [...found]
}
