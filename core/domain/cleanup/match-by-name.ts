import type { PersonId } from "../ids.ts"
import type { NameParts } from "../name.ts"
import type { Gender, Person } from "../person.ts"
import { searchText } from "../search.ts"

/** What a file says of a name: the sex of whoever bears it there (null where bearers differ) and the xref of the first of them. */
export interface SexOfName {
  readonly gender: Gender | null
  readonly ref: string | null
}

/** By the name's key: that of its normalised words. */
export type SexesByName = Map<string, SexOfName>

/** A person of a tree whose sex a file tells. */
export interface Matched {
  readonly person: Person
  readonly gender: Gender
  readonly ref: string | null
}

/** Notes an individual of the file, with all names. Whose sex the file does not say says nothing. */
export const noteIndividual = (sexes: SexesByName, { gender, ref, names }: { readonly gender: Gender | null; readonly ref: string | null; readonly names: readonly NameParts[] }): void => {
  if (gender === null) return
  for (const key of new Set(names.map((name) => searchText([name])))) {
    if (key === "") continue
    const noted = sexes.get(key)
    if (noted === undefined) sexes.set(key, { gender, ref })
    else if (noted.gender !== gender) sexes.set(key, { ...noted, gender: null })
  }
}

/**
 * Matches the people of a tree, taken one by one, with the names of a file. A name that several people of the tree bear is nobody's; who has names
 * of both sexes is left out, and so is everybody whose sex is set. The end answers the matched in the order in which they came.
 */
export const matchByName = (sexes: SexesByName): { readonly take: (person: Person) => void; readonly end: () => readonly Matched[] } => {
  const bearers = new Map<string, PersonId | "several">()
  const unsexed: Person[] = []
  const keysOf = ({ searchText: words }: Person): readonly string[] => words.split(" | ").filter((key) => sexes.has(key))

  const take = (person: Person): void => {
    const keys = new Set(keysOf(person))
    for (const key of keys) bearers.set(key, bearers.has(key) ? "several" : person.id)
    if (person.gender === null && keys.size > 0) unsexed.push(person)
  }

  const end = (): readonly Matched[] =>
    unsexed.flatMap((person) => {
      const told = keysOf(person).flatMap((key) => (bearers.get(key) === person.id ? (sexes.get(key) ?? []) : []))
      const [first] = told
      if (first === undefined || first.gender === null || told.some(({ gender }) => gender !== first.gender)) return []
      return [{ person, gender: first.gender, ref: first.ref }]
    })
  return { take, end }
}
