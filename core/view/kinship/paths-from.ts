import type { PersonId } from "../../domain/ids.ts"
import type { KinGraph } from "../../domain/kinship/kin-graph.ts"
import type { QualifiedStep } from "../../domain/kinship/kin-path.ts"
import type { LoadedKin } from "./load-kin.ts"

/** The most steps to a relative by marriage, and the most relationships that the search visits. */
const MOST_STEPS_BY_MARRIAGE = 12
const MOST_TIES = 100_000

type Paths = ReadonlyMap<PersonId, readonly QualifiedStep[]>

/** The shortest path by descent to each person: up, and then down. */
const byDescent = (graph: KinGraph, from: PersonId): Paths => {
  const paths = new Map<PersonId, readonly QualifiedStep[]>([[from, []]])
  const ways: { readonly at: PersonId; readonly path: readonly QualifiedStep[] }[] = [{ at: from, path: [] }]
  const seen = new Set([`up ${from}`])
  for (const { at, path } of ways) {
    const turned = path.at(-1)?.step === "child"
    for (const step of graph.stepsFrom(at)) {
      if (step.step === "partner" || (turned && step.step === "parent")) continue
      const state = `${step.step === "child" ? "down" : "up"} ${step.personId}`
      if (seen.has(state)) continue
      seen.add(state)
      const longer = [...path, step]
      if (!paths.has(step.personId)) paths.set(step.personId, longer)
      ways.push({ at: step.personId, path: longer })
    }
  }
  return paths
}

/** The shortest path by any relationships to each person that the known ones reach. */
const byAny = (graph: KinGraph, from: PersonId): Paths => {
  const paths = new Map<PersonId, readonly QualifiedStep[]>([[from, []]])
  for (const [at, path] of paths)
    for (const step of graph.stepsFrom(at)) if (!paths.has(step.personId)) paths.set(step.personId, [...path, step])
  return paths
}

/** Loads the people around a person level by level until everyone wanted is among them. */
const loadAround = async (kin: LoadedKin, from: PersonId, wanted: ReadonlySet<PersonId>): Promise<void> => {
  const reached = new Set([from])
  const missing = new Set(wanted)
  missing.delete(from)
  let frontier: readonly PersonId[] = [from]
  for (let steps = 0; steps < MOST_STEPS_BY_MARRIAGE && frontier.length > 0 && missing.size > 0; steps++) {
    if (kin.count() > MOST_TIES) return
    await kin.loadTies(frontier)
    const found = frontier.flatMap((id) => kin.graph.stepsFrom(id).map(({ personId }) => personId))
    frontier = [...new Set(found)].filter((id) => !reached.has(id))
    for (const id of frontier) {
      reached.add(id)
      missing.delete(id)
    }
  }
}

/** The shortest path from a person to each of these, by descent among equal ones; unrelated ones are absent. */
export const pathsFrom = async (kin: LoadedKin, from: PersonId, ids: readonly PersonId[]): Promise<Paths> => {
  await kin.loadAncestry([from, ...ids])
  await loadAround(kin, from, new Set(ids))
  const [descent, any] = [byDescent(kin.graph, from), byAny(kin.graph, from)]
  const paths = new Map<PersonId, readonly QualifiedStep[]>()
  for (const id of ids) {
    const [one, other] = [descent.get(id), any.get(id)]
    const path = one !== undefined && (other === undefined || one.length <= other.length) ? one : other
    if (path !== undefined && path.length > 0) paths.set(id, path)
  }
  return paths
}
