import type { PlacedEvent } from "../../domain/event.ts"
import { comparedBirthYear, namesToCompare, type TreePerson } from "../../domain/gedcom/match/match.ts"
import type { PersonId } from "../../domain/ids.ts"
import type { Person } from "../../domain/person.ts"
import type { TreeSnapshot } from "../../ports/export-reads.ts"

/** These persons of a tree in the form for comparisons, ordered by id. Missing ones are left out. */
export const readPeople = async (
  tree: TreeSnapshot,
  ids: readonly PersonId[],
): Promise<readonly TreePerson<PersonId>[]> => {
  const persons = await tree.persons(ids)
  const names = Map.groupBy(await tree.names(ids), ({ personId }) => personId)
  const births = await birthsInWords(tree, persons)
  return persons.map(({ id, displayName, birthYear }) => ({
    personId: id,
    displayName,
    birthYear: birthYear ?? comparedBirthYear(births.get(id) ?? []),
    names: namesToCompare(names.get(id) ?? []),
  }))
}

/** The events of persons without a year in their birth date, because its phrase may name one. */
const birthsInWords = async (
  tree: TreeSnapshot,
  persons: readonly Person[],
): Promise<ReadonlyMap<PersonId | null, readonly PlacedEvent[]>> => {
  const personIds = persons.flatMap(({ id, birthYear }) => (birthYear === null ? [id] : []))
  const events = personIds.length === 0 ? [] : await tree.events({ ids: [], personIds, relationshipIds: [] })
  return Map.groupBy(events, ({ personId }) => personId)
}
