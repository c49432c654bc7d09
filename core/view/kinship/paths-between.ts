import type { PersonId } from "../../domain/ids.ts"
import { findPaths, MOST_STEPS, pathKey } from "../../domain/kinship/find-paths.ts"
import type { QualifiedStep } from "../../domain/kinship/kin-path.ts"
import type { LoadedKin } from "./load-kin.ts"

/** How much longer than the shortest path another one by marriage may be. */
const LONGER = 2

/** The most relationships that a search for paths by marriage visits. */
const MOST_TIES = 200_000

interface Ends {
  readonly from: PersonId
  readonly to: PersonId
}

interface Side {
  readonly reached: Map<PersonId, number>
  frontier: readonly PersonId[]
  radius: number
}

const sideAt = (id: PersonId): Side => ({ reached: new Map([[id, 0]]), frontier: [id], radius: 0 })

/** Loads the relationships of the frontier of one side. */
const widen = async (kin: LoadedKin, side: Side): Promise<void> => {
  await kin.loadTies(side.frontier)
  side.radius += 1
  const next: PersonId[] = []
  for (const id of side.frontier) {
    for (const { personId } of kin.graph.stepsFrom(id)) {
      if (side.reached.has(personId)) continue
      side.reached.set(personId, side.radius)
      next.push(personId)
    }
  }
  side.frontier = next
}

/**
 * The least number of steps between the ends over the persons at the edge of one side that the other side has reached
 * too; null if there are none.
 */
const meeting = ({ frontier, radius }: Side, { reached }: Side): number | null => {
  let least: number | null = null
  for (const id of frontier) {
    const rest = reached.get(id)
    if (rest !== undefined && (least === null || radius + rest < least)) least = radius + rest
  }
  return least
}

/**
 * Loads the relationships between the ends level by level, always on the side with fewer persons at its edge, so
 * that all paths of at most the returned length are loaded.
 */
const loadBetween = async (kin: LoadedKin, { from, to }: Ends, shortest: number | null): Promise<number> => {
  const sides = [sideAt(from), sideAt(to)] as const
  const [near, far] = sides
  let least = shortest
  const longest = (): number => Math.min(MOST_STEPS, least === null ? MOST_STEPS : least + LONGER)
  while (near.radius + far.radius < longest() && kin.count() < MOST_TIES) {
    const open = sides.filter(({ frontier }) => frontier.length > 0)
    const [first] = open.toSorted((a, b) => a.frontier.length - b.frontier.length)
    if (first === undefined || (least === null && open.length < 2)) break
    await widen(kin, first)
    least ??= meeting(first, first === near ? far : near)
  }
  return longest()
}

/**
 * The paths between two persons, shortest first, and by descent first among equal ones: all by descent, and by
 * marriage those that are a little longer than the shortest at most. At most `most`.
 */
export const pathsBetween = async (
  kin: LoadedKin,
  ends: Ends,
  most: number,
): Promise<readonly (readonly QualifiedStep[])[]> => {
  await kin.loadAncestry([ends.from, ends.to])
  const found = findPaths(kin.graph, { ...ends, rule: "descent", longest: MOST_STEPS, most })
  const byDescent = found.flatMap((same) => same.slice(0, 1))
  const shortest = byDescent[0]?.length ?? null
  // Any other way between parent and child is a detour.
  if (shortest === 1 || byDescent.length >= most) return byDescent
  const longest = await loadBetween(kin, ends, shortest)
  const any = findPaths(kin.graph, { ...ends, rule: "any", longest, most })
  const known = new Set(byDescent.map(pathKey))
  const others = any.flatMap((same) => same.slice(0, 1)).filter((path) => !known.has(pathKey(path)))
  return [...byDescent, ...others].toSorted((a, b) => a.length - b.length).slice(0, most)
}
