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

/** A graph to which relationships are added. */
export interface GrowingKinGraph extends KinGraph {
  /** Adds a relationship that is not in the graph. */
  add(tie: Tie): void
}

const none: readonly QualifiedStep[] = []

/** A graph without relationships. */
export const kinGraph = (): GrowingKinGraph => {
  const steps = new Map<PersonId, QualifiedStep[]>()
  const add = (from: PersonId, step: QualifiedStep): void => {
    const known = steps.get(from)
    if (known === undefined) steps.set(from, [step])
    else known.push(step)
  }
  const stepsFrom = (id: PersonId): readonly QualifiedStep[] => steps.get(id) ?? none
  return {
    stepsFrom,
    // Compares the few relatives of one person, because a set of all pairs takes longer to build than the whole search.
    areTied: (one, other) => {
      const [own, others] = [stepsFrom(one), stepsFrom(other)]
      return own.length <= others.length
        ? own.some(({ personId }) => personId === other)
        : others.some(({ personId }) => personId === one)
    },
    add: ({ id: relationshipId, type, fromPersonId, toPersonId, qualifier }) => {
      const isParenthood = type === "parent_child"
      add(fromPersonId, { personId: toPersonId, relationshipId, step: isParenthood ? "child" : "partner", qualifier })
      add(toPersonId, { personId: fromPersonId, relationshipId, step: isParenthood ? "parent" : "partner", qualifier })
    },
  }
}
