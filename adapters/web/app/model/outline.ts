import { parentPairs, partnersWithCoParents } from "./pairs.ts"
import { endingOf } from "./signs.ts"
import type { Ending, FamilyGraph } from "./family.ts"
import { relativesOf } from "./neighbourhood.ts"

/** A person in an outline, with the relatives one generation further. */
export interface OutlineEntry {
  readonly person: string
  /** Partners, in an outline of descendants. */
  readonly partners: readonly string[]
  /** How partnerships ended that did, by the ids of the partners. */
  readonly endings: ReadonlyMap<string, Ending>
  /** True if the person is further up in the outline, where their relatives are. */
  readonly isRepeated: boolean
  readonly relatives: readonly OutlineEntry[]
}

type Way = "up" | "down"

const nextOf = (graph: FamilyGraph, person: string, way: Way): readonly string[] =>
  way === "up" ? parentPairs(graph, person).flat() : relativesOf(graph, person, "children")

const entryOf = (
  graph: FamilyGraph,
  person: string,
  way: Way,
  { steps, seen }: { steps: number; seen: Set<string> },
): OutlineEntry => {
  const partners = way === "down" ? partnersWithCoParents(graph, person) : []
  const endings = new Map(
    partners.flatMap((partner) => {
      const ending = endingOf(graph, person, partner)
      return ending === undefined ? [] : [[partner, ending] as const]
    }),
  )
  if (seen.has(person)) return { person, partners, endings, isRepeated: true, relatives: [] }
  seen.add(person)
  const relatives =
    steps <= 0 ? [] : nextOf(graph, person, way).map((id) => entryOf(graph, id, way, { steps: steps - 1, seen }))
  return { person, partners, endings, isRepeated: false, relatives }
}

/** A person with ancestors or descendants as nested lists. Each person has their relatives below them once. */
export const outlineOf = (graph: FamilyGraph, person: string, way: Way, steps: number): OutlineEntry =>
  entryOf(graph, person, way, { steps, seen: new Set() })
