import type { PlacedEvent } from "../../domain/event.ts"
import type { LivedPerson } from "../../domain/gedcom/match/conflicts.ts"
import { comparedGender, lifeOf } from "../../domain/gedcom/match/life.ts"
import { comparedBirthYear, namesToCompare, type TreePerson } from "../../domain/gedcom/match/match.ts"
import type { PersonId } from "../../domain/ids.ts"
import type { Gender, Person } from "../../domain/person.ts"
import type { TreeSnapshot } from "../../ports/export-reads.ts"

/** A person of the tree in the form for comparisons. */
export interface NamedPerson extends TreePerson<PersonId> {
  /** The person's own, or the one that their given name shows. */
  readonly gender: Gender | null
}

/** The same, with their birth and death. */
export type ComparedPerson = NamedPerson & LivedPerson

/** These persons of a tree in the form for comparisons, ordered by id. Missing ones are left out. */
export const readPeople = async (tree: TreeSnapshot, ids: readonly PersonId[]): Promise<readonly NamedPerson[]> => {
  const persons = await tree.persons(ids)
  return namedPeople(tree, persons, await eventsOf(tree, persons.flatMap(withoutBirthYear)))
}

/** The same, with the facts that tell persons of one name apart. */
export const readLives = async (tree: TreeSnapshot, ids: readonly PersonId[]): Promise<readonly ComparedPerson[]> => {
  const events = await eventsOf(tree, ids)
  const people = await namedPeople(tree, await tree.persons(ids), events)
  return people.map((one) => ({ ...one, life: lifeOf(one.gender, events.get(one.personId) ?? []) }))
}

/** The phrase of a birth date without a year may name one. */
const withoutBirthYear = ({ id, birthYear }: Person): readonly PersonId[] => (birthYear === null ? [id] : [])

type EventsByPerson = ReadonlyMap<PersonId | null, readonly PlacedEvent[]>

const namedPeople = async (
  tree: TreeSnapshot,
  persons: readonly Person[],
  events: EventsByPerson,
): Promise<readonly NamedPerson[]> => {
  const names = Map.groupBy(await tree.names(persons.map(({ id }) => id)), ({ personId }) => personId)
  return persons.map(({ id, displayName, gender, givenName, birthYear }) => ({
    personId: id,
    displayName,
    gender: comparedGender(gender, givenName),
    birthYear: birthYear ?? comparedBirthYear(events.get(id) ?? []),
    names: namesToCompare(names.get(id) ?? []),
  }))
}

const eventsOf = async (tree: TreeSnapshot, personIds: readonly PersonId[]): Promise<EventsByPerson> => {
  const events = personIds.length === 0 ? [] : await tree.events({ ids: [], personIds, relationshipIds: [] })
  return Map.groupBy(events, ({ personId }) => personId)
}
