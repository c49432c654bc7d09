import { type ComparedParent, conflictsBetween, type MatchConflict } from "../../domain/gedcom/match/conflicts.ts"
import type { IncomingPerson } from "../../domain/gedcom/match/incoming-person.ts"
import { type Relative, relativesInTree } from "../../domain/gedcom/match/relatives.ts"
import type { PersonId } from "../../domain/ids.ts"
import { inGroups } from "../../lib/in-groups.ts"
import type { TreeSnapshot } from "../../ports/export-reads.ts"
import type { RelatedPeople } from "./find-relatives.ts"
import { type ComparedPerson, type NamedPerson, readLives, readPeople } from "./read-people.ts"

/** What speaks against it that the incoming person with this ordinal is this person of the tree. */
export type ConflictsOf = (ordinal: number, personId: PersonId) => readonly MatchConflict[]

interface KnownPerson {
  readonly person: ComparedPerson
  readonly parents: readonly ComparedParent[]
}

/**
 * Reads the facts and the parents of these persons of the tree, so that they can be compared with those of a file.
 * For each group of persons it is six statements at most; `passed` is called after each group.
 */
export const findConflicts = async (
  tree: TreeSnapshot,
  { people, relatives }: RelatedPeople,
  ids: readonly PersonId[],
  passed: () => void,
): Promise<ConflictsOf> => {
  const known = new Map<PersonId, KnownPerson>()
  for (const group of inGroups(ids)) {
    for (const entry of await knownPersons(tree, group)) known.set(entry.person.personId, entry)
    passed()
  }
  return (ordinal, personId) => {
    const [one, other] = [people[ordinal], known.get(personId)]
    if (one === undefined || other === undefined) return []
    const parents = parentsOf(relatives[ordinal] ?? []).flatMap((parent) => parentInFile(people[parent]))
    const { birthYear, life } = other.person
    return conflictsBetween({ ...one, parents }, { birthYear, life, parents: other.parents })
  }
}

const knownPersons = async (tree: TreeSnapshot, ids: readonly PersonId[]): Promise<readonly KnownPerson[]> => {
  const parents = new Map(
    [...relativesInTree(new Set(ids), await tree.edges(ids))].map(([id, all]) => [id, parentsOf(all)]),
  )
  const wanted = [...new Set([...parents.values()].flat())]
  const named = new Map((await readPeople(tree, wanted)).map((one): [PersonId, NamedPerson] => [one.personId, one]))
  return (await readLives(tree, ids)).map((person) => ({
    person,
    parents: (parents.get(person.personId) ?? []).flatMap((id) => named.get(id) ?? []),
  }))
}

const parentsOf = <Person>(relatives: readonly Relative<Person>[]): readonly Person[] =>
  relatives.flatMap(({ kinship, person }) => (kinship === "parent" ? [person] : []))

const parentInFile = (person: IncomingPerson | undefined): readonly ComparedParent[] =>
  person === undefined ? [] : [{ gender: person.life.gender, birthYear: person.birthYear, names: person.names }]
