import type { PersonId } from "../../../core/domain/ids.ts"
import { keptPersonOf } from "../../../core/domain/merged.ts"
import type { Name } from "../../../core/domain/name.ts"
import type { Person } from "../../../core/domain/person.ts"
import { type PersonRow, withhold, type Withheld } from "../../../core/domain/privacy.ts"
import type { Relationship } from "../../../core/domain/relationship.ts"
import type { ExposureCount, PersonReads } from "../../../core/ports/reads.ts"
import { accessIn } from "../access.ts"
import { copyOf } from "../copy.ts"
import { edgesFrom, nextPerson, type Start } from "../graph.ts"
import { isLive, type Tables } from "../tables.ts"
import { pages } from "./pages.ts"
import { involvingFor, peopleOfRelationship } from "./people.ts"
import { personListReads } from "./person-list.ts"
import { relativesOf } from "./relatives.ts"
import { searchReads } from "./search.ts"

/** The live relationships within this number of generations, each once, ordered by id. */
const edgesWithin = (
  tables: Tables,
  { treeId, id: start, direction }: Start,
  generations: number,
): readonly Relationship[] => {
  const edges = new Map<string, Relationship>()
  let generation: readonly PersonId[] = [start]
  for (let climbed = 0; climbed < generations && generation.length > 0; climbed++) {
    const found = generation
      .flatMap((id) => edgesFrom(tables, "committed", { treeId, id, direction }))
      .filter(({ id }) => !edges.has(id))
    for (const edge of found) edges.set(edge.id, edge)
    generation = [...new Set(found.map((edge) => nextPerson(edge, direction)))]
  }
  return [...edges.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** The number of persons with each set of facts. */
const countedExposure = (people: readonly Person[]): readonly ExposureCount[] =>
  [
    ...Map.groupBy(people, ({ privacy, isLiving, hasDeathFact, birthYear, deadFrom }) =>
      JSON.stringify([privacy, isLiving, hasDeathFact, birthYear, deadFrom]),
    ).values(),
  ].flatMap((group) =>
    group.slice(0, 1).map(({ privacy, isLiving, hasDeathFact, birthYear, deadFrom }) => ({
      ...{ privacy, isLiving, hasDeathFact, birthYear, deadFrom },
      count: group.length,
    })),
  )

export const personReads = (tables: Tables): PersonReads => {
  const { persons, names } = tables

  const namesOf = ({ id, deletionId }: Person): readonly Name[] =>
    names
      .rows("committed", "personId", id)
      .filter((name) => name.deletionId === deletionId)
      .map(copyOf)
  const sealed = (row: PersonRow): Withheld<PersonRow> => withhold(copyOf(row))
  const sealedWithNames = (person: Person): Withheld<PersonRow> =>
    withhold({ ...copyOf(person), names: namesOf(person) })

  const livePerson = (id: PersonId): Person | null => {
    const person = persons.get("committed", id)
    return person !== null && isLive(person) ? person : null
  }

  const isGone = (person: Person): boolean => !isLive(person) && person.merged === null

  return {
    byId: async (id, userId) => {
      const person = livePerson(id)
      const access = person === null ? null : accessIn(tables, "committed", person.treeId, userId)
      return person === null || access === null ? null : { ...access, found: sealedWithNames(person) }
    },
    keptFor: async (id) => {
      const kept = keptPersonOf(id, (one) => persons.get("committed", one)?.merged ?? null)
      return kept === id ? null : kept
    },
    ofTree: (treeId, deleted, keyset) =>
      pages(
        keyset,
        (after, count) =>
          persons.page("committed", "treeId", treeId, {
            after,
            count,
            wanted: (person) => (deleted ? isGone(person) : isLive(person)),
          }),
        (person) => person.id,
        sealed,
      ),
    byIds: async (treeId, ids, withNames, deleted = false) =>
      [...new Set(ids)]
        .sort()
        .map((id) => persons.get("committed", id))
        .filter((person) => person !== null)
        .filter((person) => person.treeId === treeId && (deleted ? isGone(person) : isLive(person)))
        .map(withNames ? sealedWithNames : sealed),
    relativesOf: relativesOf(tables),
    countByExposure: async (treeId) => countedExposure(persons.rows("committed", "treeId", treeId).filter(isLive)),
    openIn: async (treeIds) =>
      treeIds.flatMap((treeId) => {
        const tree = tables.trees.get("committed", treeId)
        if (tree === null) return []
        const open = persons
          .rows("committed", "treeId", treeId)
          .filter((one) => isLive(one) && one.privacy !== "hidden")
        return [{ treeId, count: open.length, hasHome: open.some(({ id }) => id === tree.homePersonId) }]
      }),
    becomingPublic: async (treeId, { from, to }, most) =>
      persons
        .rows("committed", "treeId", treeId)
        .flatMap((person) => {
          const { id: personId, publicFrom: year } = person
          return isLive(person) && year !== null && year >= from && year <= to ? [{ personId, year }] : []
        })
        .sort((a, b) => a.year - b.year || (a.personId < b.personId ? -1 : 1))
        .slice(0, most),
    ...personListReads(tables),
    ...searchReads(tables),
    lineage: async (treeId, id, { direction, generations }, viewer) =>
      edgesWithin(tables, { treeId, id, direction }, generations).map(
        involvingFor(viewer, (edge: Relationship) => peopleOfRelationship(tables, edge)),
      ),
  }
}
