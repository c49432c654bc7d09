import type { Extent } from "../../core/domain/chart/neighbourhood.ts"
import type { KinPlan } from "./any-kin.ts"

/** Who is in a neighbourhood, by their numbers, and how many relatives of each are not. */
export interface NaiveNeighbourhood {
  readonly people: ReadonlySet<number>
  readonly more: Readonly<
    Record<number, readonly [parents: number, siblings: number, partners: number, children: number]>
  >
}

/** The rule of the contract, stated again without regard to speed. */
export const naiveNeighbourhood = ({ people, edges }: KinPlan, root: number, extent: Extent): NaiveNeighbourhood => {
  const everyone = people.map((_, number) => number)
  const isParent = (parent: number, child: number): boolean =>
    edges.some(({ type, from, to }) => type === "parent_child" && from === parent && to === child)
  const isPartner = (one: number, other: number): boolean =>
    edges.some(
      ({ type, from, to }) =>
        type === "partnership" && ((from === one && to === other) || (from === other && to === one)),
    )
  const isSibling = (one: number, other: number): boolean =>
    one !== other && everyone.some((parent) => isParent(parent, one) && isParent(parent, other))
  const parentsOf = (child: number) => everyone.filter((one) => isParent(one, child))
  const siblingsOf = (person: number) => everyone.filter((one) => isSibling(one, person))
  const partnersOf = (person: number) => everyone.filter((one) => isPartner(one, person))
  const childrenOf = (parent: number) => everyone.filter((one) => isParent(parent, one))
  /** The least number of steps to each person, by as many rounds as there are people. */
  const distances = (next: (from: number) => readonly number[]): readonly number[] => {
    const steps = everyone.map((one) => (one === root ? 0 : Number.POSITIVE_INFINITY))
    for (const _ of everyone)
      for (const one of everyone)
        for (const other of next(one)) steps[other] = Math.min(steps[other] ?? 0, (steps[one] ?? 0) + 1)
    return steps
  }
  const [above, below] = [distances(parentsOf), distances(childrenOf)]
  const at = (steps: readonly number[], distance: number) => everyone.filter((one) => steps[one] === distance)

  const included = new Set([root])
  const withPartners = (line: readonly number[]) => [...line, ...line.flatMap(partnersOf)]
  const own = extent.siblings === "none" ? [] : siblingsOf(root)
  for (const one of [...partnersOf(root), ...withPartners(own)]) if (included.size < extent.most) included.add(one)
  const generations: (readonly number[])[] = []
  for (let distance = 1; distance <= people.length; distance++) {
    const ancestors = distance > extent.up ? [] : at(above, distance)
    const siblings = extent.siblings === "all" && distance < extent.up ? ancestors.flatMap(siblingsOf) : []
    generations.push(withPartners([...ancestors, ...siblings]))
    generations.push(distance > extent.down ? [] : withPartners(at(below, distance)))
  }
  for (const generation of generations) {
    const grown = new Set([...included, ...generation])
    if (grown.size > extent.most) break
    for (const one of generation) included.add(one)
  }
  const beyond = (others: readonly number[]): number => others.filter((one) => !included.has(one)).length
  const more: Record<number, readonly [number, number, number, number]> = {}
  for (const one of included) {
    const counts = [
      beyond(parentsOf(one)),
      beyond(siblingsOf(one)),
      beyond(partnersOf(one)),
      beyond(childrenOf(one)),
    ] as const
    if (counts.some((count) => count > 0)) more[one] = counts
  }
  return { people: included, more }
}
