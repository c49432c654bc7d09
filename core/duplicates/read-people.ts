import type { PlacedEvent } from "../domain/event.ts"
import type { DuplicatePerson } from "../domain/duplicates/judge-pair.ts"
import { comparedGender, lifeOf } from "../domain/gedcom/match/life.ts"
import { comparedBirthYear, namesToCompare } from "../domain/gedcom/match/match.ts"
import type { PersonId } from "../domain/ids.ts"
import type { TreeSnapshot } from "../ports/export-reads.ts"

/** The number of persons in one read. */
const batch = 1_000

/** All persons of a tree who have a name, in the form in which duplicates are searched. Their parents come later. */
export const readEverybody = async (tree: TreeSnapshot): Promise<readonly DuplicatePerson[]> => {
  const people: DuplicatePerson[] = []
  for (
    let ids = await tree.personIds(null, batch);
    ids.length > 0;
    ids = await tree.personIds(ids.at(-1) ?? null, batch)
  )
    for (const person of await readSome(tree, ids)) if (person.names.length > 0) people.push(person)
  return people
}

const readSome = async (tree: TreeSnapshot, ids: readonly PersonId[]): Promise<readonly DuplicatePerson[]> => {
  const persons = await tree.persons(ids)
  const names = Map.groupBy(await tree.names(ids), ({ personId }) => personId)
  const events = Map.groupBy(
    await tree.events({ ids: [], personIds: ids, relationshipIds: [] }),
    ({ personId }) => personId,
  )
  return persons.map(({ id, displayName, gender, givenName, birthYear, deathYear }) => {
    const own: readonly PlacedEvent[] = events.get(id) ?? []
    return {
      personId: id,
      displayName,
      birthYear: birthYear ?? comparedBirthYear(own),
      deathYear,
      birthPlace: own.find(({ type }) => type === "birth")?.placeId ?? null,
      names: namesToCompare(names.get(id) ?? []),
      life: lifeOf(comparedGender(gender, givenName), own),
      parents: [],
    }
  })
}
