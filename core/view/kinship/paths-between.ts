import { distanceBetween, findPaths, MOST_STEPS, type PathEnds, pathKey } from "../../domain/kinship/find-paths.ts"
import type { QualifiedStep } from "../../domain/kinship/kin-path.ts"
import type { LoadedKin } from "./load-kin.ts"

/** How much longer than the shortest path another one by marriage may be. */
const LONGER = 2

/** The number of persons after which a search for paths by marriage ends. */
const MOST_PERSONS = 100_000

/**
 * The paths between two persons, shortest first, and by descent first among equal ones: all by descent, and by
 * marriage those that are a little longer than the shortest at most. At most `most`.
 */
export const pathsBetween = async (
  kin: LoadedKin,
  ends: PathEnds,
  most: number,
): Promise<readonly (readonly QualifiedStep[])[]> => {
  await kin.loadAncestry([ends.from, ends.to])
  const found = findPaths(kin.graph, { ...ends, rule: "descent", longest: MOST_STEPS, most })
  const byDescent = found.flatMap((same) => same.slice(0, 1))
  const shortest = byDescent[0]?.length ?? null
  // Any other way between parent and child is a detour.
  if (shortest === 1 || byDescent.length >= most) return byDescent
  await kin.loadBetween({ ...ends, known: shortest, longer: LONGER, longest: MOST_STEPS, most: MOST_PERSONS })
  const least = shortest ?? distanceBetween(kin.graph, ends)
  if (least === null) return []
  const longest = Math.min(MOST_STEPS, least + LONGER)
  const any = findPaths(kin.graph, { ...ends, rule: "any", longest, most })
  const known = new Set(byDescent.map(pathKey))
  const others = any.flatMap((same) => same.slice(0, 1)).filter((path) => !known.has(pathKey(path)))
  return [...byDescent, ...others].toSorted((a, b) => a.length - b.length).slice(0, most)
}
