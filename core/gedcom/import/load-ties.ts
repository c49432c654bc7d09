import type { Relationship } from "../../domain/relationship.ts"
import { inGroups } from "../../lib/in-groups.ts"
import type { PersonId } from "../../domain/ids.ts"
import type { TreeSnapshot } from "../../ports/export-reads.ts"

/** The number of persons in one read. */
const batch = 2_000

/**
 * The relationships from these persons to all their ancestors, and the partnerships among the persons themselves.
 */
export const loadTies = async (
  tree: TreeSnapshot,
  people: readonly PersonId[],
): Promise<{ readonly ancestry: readonly Relationship[]; readonly partnerships: readonly Relationship[] }> => {
  const asked = new Set<PersonId>(people)
  const ancestry: Relationship[] = []
  const partnerships = new Map<string, Relationship>()
  for (let next = [...asked]; next.length > 0; ) {
    const parents: PersonId[] = []
    for (const group of inGroups(next, batch)) {
      const children = new Set(group)
      for (const edge of await tree.edges(group)) {
        if (edge.type === "partnership") partnerships.set(edge.id, edge)
        else if (children.has(edge.toPersonId)) {
          ancestry.push(edge)
          if (!asked.has(edge.fromPersonId)) parents.push(edge.fromPersonId)
          asked.add(edge.fromPersonId)
        }
      }
    }
    next = parents
  }
  const own = new Set(people)
  return {
    ancestry,
    partnerships: [...partnerships.values()].filter(
      ({ fromPersonId, toPersonId }) => own.has(fromPersonId) && own.has(toPersonId),
    ),
  }
}
