import type { Tie } from "../chart/tie.ts"
import type { PersonId } from "../ids.ts"
import type { QualifiedStep } from "./kin-path.ts"

/** The relationships that are known so far. */
export interface KinGraph {
  /** The steps from a person, in the order of the relationships. */
  stepsFrom(id: PersonId): readonly QualifiedStep[]
  /** Whether one relationship connects two persons. */
  areTied(one: PersonId, other: PersonId): boolean
}

const none: readonly QualifiedStep[] = []

/** The graph of these relationships. */
export const kinGraph = (ties: readonly Tie[]): KinGraph => {
  const steps = new Map<PersonId, QualifiedStep[]>()
  const add = (from: PersonId, step: QualifiedStep): void => {
    const known = steps.get(from)
    if (known === undefined) steps.set(from, [step])
    else known.push(step)
  }
  const tied = new Set<string>()
  for (const { id: relationshipId, type, fromPersonId, toPersonId, qualifier } of ties) {
    const isParenthood = type === "parent_child"
    add(fromPersonId, { personId: toPersonId, relationshipId, step: isParenthood ? "child" : "partner", qualifier })
    add(toPersonId, { personId: fromPersonId, relationshipId, step: isParenthood ? "parent" : "partner", qualifier })
    tied.add(`${fromPersonId} ${toPersonId}`).add(`${toPersonId} ${fromPersonId}`)
  }
  return {
    stepsFrom: (id) => steps.get(id) ?? none,
    areTied: (one, other) => tied.has(`${one} ${other}`),
  }
}
