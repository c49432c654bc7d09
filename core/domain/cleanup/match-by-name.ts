import type { PersonId } from "../ids.ts"
import type { NameParts } from "../name.ts"
import type { Gender, Person } from "../person.ts"
import { searchText } from "../search.ts"

/** A name in a file: the sex of whoever bears it there (null where bearers differ), the xref of the first of them, and who bears it in the tree. */
interface NotedName {
  gender: Gender | null
  readonly ref: string | null
  bearer: PersonId | "several" | null
}

/** The names of a file by their normalised words. */
export type SexesByName = Map<string, NotedName>

/** A person of a tree, by the names that they bear. */
export type Bearer = Pick<Person, "id" | "gender" | "searchText">

/** A person of a tree whose sex a file tells. */
export interface Matched {
  readonly id: PersonId
  readonly gender: Gender
  readonly ref: string | null
}

/** Notes an individual of the file, with all names. Whose sex the file does not say says nothing. */
export const noteIndividual = (
  sexes: SexesByName,
  {
    gender,
    ref,
    names,
  }: { readonly gender: Gender | null; readonly ref: string | null; readonly names: readonly NameParts[] },
): void => {
  if (gender === null) return
  for (const name of names) {
    const key = searchText([name])
    const noted = sexes.get(key)
    if (noted !== undefined && noted.gender !== gender) noted.gender = null
    if (noted === undefined && key !== "") sexes.set(key, { gender, ref, bearer: null })
  }
}

/**
 * Matches the people of a tree, taken one by one, with the names of a file, which are noted with their bearers meanwhile. A name that several people of the
 * tree bear is nobody's; who has names of both sexes is left out, and so is everybody whose sex is set. The end answers the matched in the order in which they came.
 */
export const matchByName = (
  sexes: SexesByName,
): { readonly take: (person: Bearer) => void; readonly end: () => readonly Matched[] } => {
  const unsexed: { readonly id: PersonId; readonly names: readonly NotedName[] }[] = []

  const take = ({ id, gender, searchText: words }: Bearer): void => {
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
