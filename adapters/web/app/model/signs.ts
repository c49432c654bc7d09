import type { Ending, FamilyGraph } from "./family.ts"
import { parentPairs } from "./pairs.ts"

/** What a chart says of somebody beside their years. */
export type Sign =
  | { readonly kind: "adopted" }
  /** The partnership with `partner` has ended. */
  | { readonly kind: Ending; readonly partner: string }

/** How the partnership of two persons ended; undefined if it did not. */
export const endingOf = (graph: FamilyGraph, one: string, other: string): Ending | undefined =>
  graph.endings.get(`${one} ${other}`)

/** Whether somebody is the adopted child of the parents that they are drawn under. */
const isAdopted = (graph: FamilyGraph, person: string): boolean => {
  const [first] = parentPairs(graph, person)
  return (graph.parents.get(person) ?? []).some(({ id, qualifier }) => id === first?.[0] && qualifier === "adoptive")
}

/** The signs of a person. */
export const signsOf = (graph: FamilyGraph, person: string): readonly Sign[] => [
  ...(isAdopted(graph, person) ? [{ kind: "adopted" } as const] : []),
  ...(graph.partners.get(person) ?? []).flatMap((partner) => {
    const kind = endingOf(graph, person, partner)
    return kind === undefined ? [] : [{ kind, partner }]
  }),
]
