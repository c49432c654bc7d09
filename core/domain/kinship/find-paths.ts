import type { PersonId } from "../ids.ts"
import type { KinGraph } from "./kin-graph.ts"
import type { QualifiedStep } from "./kin-path.ts"

/** The longest path, in steps. */
export const MOST_STEPS = 60

/** The most steps that one search tries, for families with very many equal paths. */
const MOST_TRIES = 50_000

/** The persons at which paths begin and end. */
export interface PathEnds {
  readonly from: PersonId
  readonly to: PersonId
}

/** Which paths are searched for: by descent alone, up and then down, or by any relationships. */
export type PathRule = "descent" | "any"

export interface PathSearch extends PathEnds {
  readonly rule: PathRule
  /** The longest path, in steps. */
  readonly longest: number
  /** The most paths. Two that differ only in which of two parents two siblings share count as one. */
  readonly most: number
}

/** Whether the rule allows this step after that one. */
const mayFollow = (rule: PathRule, before: QualifiedStep | undefined, { step }: QualifiedStep): boolean =>
  rule === "any" || (step !== "partner" && !(before?.step === "child" && step === "parent"))

/** The least number of steps from each person to this one, up to `longest`. */
const distancesTo = (graph: KinGraph, to: PersonId, longest: number): ReadonlyMap<PersonId, number> => {
  const distances = new Map([[to, 0]])
  for (const [id, distance] of distances) {
    if (distance === longest) break
    for (const { personId } of graph.stepsFrom(id)) if (!distances.has(personId)) distances.set(personId, distance + 1)
  }
  return distances
}

/** The least number of steps from one person to another by any relationships; null if there is no path. */
export const distanceBetween = (graph: KinGraph, { from, to }: PathEnds): number | null =>
  distancesTo(graph, to, MOST_STEPS).get(from) ?? null

/**
 * The name under which equal paths count as one: the relationships, and `*` for a person at the top of two siblings.
 */
export const pathKey = (steps: readonly QualifiedStep[]): string =>
  steps.map((step, at) => (isTop(steps, at) ? "*" : step.personId)).join(" ")

/** Whether the way turns down after this step to a parent. */
export const isTop = (steps: readonly QualifiedStep[], at: number): boolean =>
  steps[at]?.step === "parent" && steps[at + 1]?.step === "child"

/**
 * The paths from one person to another, shortest first; among equal ones in the order of the relationships. A path
 * passes no person twice and takes no detour: no relationship connects two of its persons directly, except the
 * two ends of a way by descent. Paths that are equal but for the top are in the same list.
 */
export const findPaths = (
  graph: KinGraph,
  { from, to, rule, longest, most }: PathSearch,
): readonly (readonly (readonly QualifiedStep[])[])[] => {
  if (from === to) return []
  const distances = distancesTo(graph, to, longest)
  const found = new Map<string, (readonly QualifiedStep[])[]>()
  let tries = 0
  const onPath = new Set([from])
  const isDetour = (at: PersonId, next: PersonId): boolean => {
    if (onPath.has(next)) return true
    const mayTouch = (id: PersonId): boolean => id === at || (id === from && next === to && rule === "descent")
    const own = graph.stepsFrom(next)
    return own.length <= onPath.size
      ? own.some(({ personId }) => onPath.has(personId) && !mayTouch(personId))
      : [...onPath].some((id) => !mayTouch(id) && graph.areTied(id, next))
  }
  const follow = (path: readonly QualifiedStep[], at: PersonId, length: number): void => {
    if (at === to) {
      const key = pathKey(path)
      found.set(key, [...(found.get(key) ?? []), path])
      return
    }
    for (const step of graph.stepsFrom(at)) {
      const rest = distances.get(step.personId)
      tries += 1
      if (tries > MOST_TRIES) return
      if (rest === undefined || path.length + 1 + rest > length) continue
      if (step.personId === to && path.length + 1 !== length) continue
      if (!mayFollow(rule, path.at(-1), step) || isDetour(at, step.personId)) continue
      onPath.add(step.personId)
      follow([...path, step], step.personId, length)
      onPath.delete(step.personId)
    }
  }
  for (let length = distances.get(from) ?? longest + 1; length <= longest && found.size < most; length++)
    follow([], from, length)
  return [...found.values()].slice(0, most)
}
