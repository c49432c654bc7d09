import type { KinPlan } from "./any-kin.ts"

type Step = "parent" | "child" | "partner"

/** Every step from one person to another, in a plan of which nothing is hidden. */
const stepsBetween = ({ edges }: KinPlan, one: number, other: number): readonly Step[] =>
  edges.flatMap(({ type, from, to }): readonly Step[] => {
    if (type === "partnership")
      return (from === one && to === other) || (from === other && to === one) ? ["partner"] : []
    if (from === one && to === other) return ["child"]
    return from === other && to === one ? ["parent"] : []
  })

/** The least number of steps between all pairs (Floyd and Warshall). */
export const naiveDistances = (plan: KinPlan): readonly (readonly number[])[] => {
  const everyone = plan.people.map((_, number) => number)
  const steps = everyone.map((one) =>
    everyone.map((other) => {
      if (one === other) return 0
      return stepsBetween(plan, one, other).length > 0 ? 1 : Number.POSITIVE_INFINITY
    }),
  )
  for (const over of everyone)
    for (const one of everyone)
      for (const other of everyone) {
        const row = steps[one]
        if (row !== undefined)
          row[other] = Math.min(row[other] ?? 0, (row[over] ?? 0) + (steps[over]?.[other] ?? Number.POSITIVE_INFINITY))
      }
  return steps
}

/**
 * All ways by descent, as the numbers of steps up and down and the persons below the top. No two persons of a way are
 * tied directly, except its ends.
 */
export const naiveDescents = (plan: KinPlan, from: number, to: number): ReadonlySet<string> => {
  const found = new Set<string>()
  const isTied = (one: number, other: number): boolean => stepsBetween(plan, one, other).length > 0
  const follow = (path: readonly number[], steps: readonly Step[]): void => {
    const at = path.at(-1) ?? from
    if (at === to) {
      const detour = path.some((one, first) =>
        path.some(
          (other, second) => second > first + 1 && !(first === 0 && second === path.length - 1) && isTied(one, other),
        ),
      )
      const top = steps.findIndex((step, number) => step === "parent" && steps[number + 1] === "child")
      if (!detour) found.add(path.map((person, number) => (top >= 0 && number === top + 1 ? "*" : person)).join(" "))
      return
    }
    for (const next of plan.people.map((_, number) => number)) {
      if (path.includes(next)) continue
      for (const step of stepsBetween(plan, at, next))
        if (step === "parent" ? !steps.includes("child") : step === "child") follow([...path, next], [...steps, step])
    }
  }
  follow([from], [])
  return found
}

/**
 * The coefficient of relationship by the recursion of the coefficient of kinship. Requires parents before children in
 * the plan, and at most two parents by blood.
 */
export const naiveCoefficient = ({ edges }: KinPlan, one: number, other: number): number => {
  const parentsOf = (child: number): readonly number[] =>
    edges
      .filter(
        ({ type, to, qualifier }) =>
          type === "parent_child" && to === child && (qualifier === "biological" || qualifier === "donor"),
      )
      .map(({ from }) => from)
  const kinship = (a: number, b: number): number => {
    if (a === b) {
      const [first, second] = parentsOf(a)
      return 0.5 + (first === undefined || second === undefined ? 0 : kinship(first, second) / 2)
    }
    const [younger, elder] = a > b ? [a, b] : [b, a]
    return parentsOf(younger).reduce((sum, parent) => sum + kinship(parent, elder) / 2, 0)
  }
  return (2 * kinship(one, other)) / Math.sqrt(2 * kinship(one, one) * 2 * kinship(other, other))
}

/** Whether no one in the plan has more than two parents by blood. */
export const hasTwoParentsAtMost = ({ people, edges }: KinPlan): boolean =>
  people.every(
    (_, child) =>
      edges.filter(
        ({ type, to, qualifier }) =>
          type === "parent_child" && to === child && (qualifier === "biological" || qualifier === "donor"),
      ).length <= 2,
  )
