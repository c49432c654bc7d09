import type { PersonId } from "../ids.ts"
import type { NameWords } from "../name.ts"
import type { Gender, Person } from "../person.ts"
import { nameText } from "../name-text/name-text.ts"

/**
 * A name in a file: the sex of its bearers there (null if they differ), the xref of the first of them, and its
 * bearer in the tree.
 */
interface NotedName {
  gender: Gender | null
  readonly ref: string | null
  bearer: PersonId | "several" | null
}

/** The names of a file, by their normalised words. */
export type SexesByName = Map<string, NotedName>

/** A person of a tree with their names. */
export type NamedPerson = Pick<Person, "id" | "gender" | "searchText">

/** A person of a tree, with the sex from the file. */
export interface Matched {
  readonly id: PersonId
  readonly gender: Gender
  readonly ref: string | null
}

/** Adds a person of the file under all their names. A person without a sex in the file adds nothing. */
export const noteIndividual = (
  sexes: SexesByName,
  {
    gender,
    ref,
    names,
  }: { readonly gender: Gender | null; readonly ref: string | null; readonly names: readonly NameWords[] },
): void => {
  if (gender === null) return
  for (const name of names) {
    const key = nameText(name)
    const noted = sexes.get(key)
    if (noted !== undefined && noted.gender !== gender) noted.gender = null
    if (noted === undefined && key !== "") sexes.set(key, { gender, ref, bearer: null })
  }
}

/**
 * Matches the persons of a tree, one by one, with the names of a file. A name that several persons of the tree have
 * matches none of them. Persons with names of both sexes, and persons with a known sex, are left out. `end` returns
 * the matches in the order of the persons.
 */
export const matchByName = (
  sexes: SexesByName,
): { readonly take: (person: NamedPerson) => void; readonly end: () => readonly Matched[] } => {
  const unsexed: { readonly id: PersonId; readonly names: readonly NotedName[] }[] = []

  const take = ({ id, gender, searchText: words }: NamedPerson): void => {
    const names: NotedName[] = []
    for (const key of words.split(" | ")) {
      const noted = sexes.get(key)
      if (noted === undefined || noted.bearer === id) continue
      noted.bearer = noted.bearer === null ? id : "several"
      names.push(noted)
    }
    if (gender === null && names.length > 0) unsexed.push({ id, names })
  }

  const end = (): readonly Matched[] =>
    unsexed.flatMap(({ id, names }) => {
      const own = names.filter(({ bearer }) => bearer === id)
      const [first] = own
      if (first === undefined || first.gender === null || own.some(({ gender }) => gender !== first.gender)) return []
      return [{ id, gender: first.gender, ref: first.ref }]
    })
  return { take, end }
}
