import type { PlacedEvent } from "../domain/event.ts"
import type { PersonId, RelationshipId } from "../domain/ids.ts"
import type { Person } from "../domain/person.ts"
import { seesEverything, type Viewer, visibilityOf } from "../domain/privacy.ts"
import { openEvents } from "../domain/living/vitals.ts"
import type { TreeSnapshot } from "../ports/export-reads.ts"

/**
 * The rows of a tree that the viewer sees in full, so that nothing that is computed on them says more. An assistant of an editor reads a
 * tree so. Events of partnerships are those of the partnerships that the last call of `edges` returned.
 */
export const seenRows = (tree: TreeSnapshot, viewer: Viewer): TreeSnapshot => {
  if (seesEverything(viewer)) return tree
  const full = async (ids: readonly PersonId[]): Promise<readonly Person[]> =>
    (await tree.persons(ids)).filter((person) => visibilityOf(viewer, person) === "full")
  const idsOf = async (ids: readonly PersonId[]): Promise<ReadonlySet<PersonId>> =>
    new Set((await full(ids)).map(({ id }) => id))
  let couples: ReadonlySet<RelationshipId> = new Set()
  return {
    ...tree,
    personIds: async (after, limit) => {
      for (let last = after; ; ) {
        const ids = await tree.personIds(last, limit)
        const seen = await idsOf(ids)
        if (seen.size > 0 || ids.length === 0) return ids.filter((id) => seen.has(id))
        last = ids.at(-1) ?? last
      }
    },
    persons: async (ids) => (await full(ids)).map(withOpenFacts),
    names: async (ids) => tree.names([...(await idsOf(ids))]),
    events: async ({ personIds, relationshipIds }): Promise<readonly PlacedEvent[]> => {
      const seen = [...(await idsOf(personIds))]
      const partnerships = relationshipIds.filter((id) => couples.has(id))
      return openEvents(await tree.events({ ids: [], personIds: seen, relationshipIds: partnerships }))
    },
    edges: async (ids) => {
      const edges = await tree.edges(ids)
      const seen = await idsOf([
        ...new Set(edges.flatMap(({ fromPersonId, toPersonId }) => [fromPersonId, toPersonId])),
      ])
      const shown = edges.filter(({ fromPersonId, toPersonId }) => seen.has(fromPersonId) && seen.has(toPersonId))
      couples = new Set(shown.map(({ id }) => id))
      return shown
    },
  }
}

/** A person with what follows from the events that non-members see. */
const withOpenFacts = (person: Person): Person => ({
  ...person,
  birthYear: person.publicBirthYear,
  deathYear: person.publicDeathYear,
  hasDeathFact: person.hasDeathFact && !person.deathFactIsHidden,
})
