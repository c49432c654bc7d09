import * as E from "fp-ts/lib/Either.js"
import type { TreeId } from "../../core/domain/ids.ts"
import type { Name, NameType } from "../../core/domain/name.ts"
import { type Person, type PersonRead, summarisePerson } from "../../core/domain/person.ts"
import { showPerson, type Viewer } from "../../core/domain/privacy.ts"
import { readSearchQuery, type SearchQuery } from "../../core/domain/search/search-query.ts"
import type { SearchKey } from "../../core/ports/reads.ts"
import { aDeadPerson, aName } from "./builders.ts"
import { collect, plant, type StoreUnderTest } from "./store.ts"
import { member } from "./viewers.ts"

/** A name as a scene says it: `Emma /Darwin/`, of a type. */
export type SceneName = readonly [text: string, nameType?: NameType]

/** A person with these names, the first of them the primary one. */
export const aNamedPerson = (
  treeId: TreeId,
  texts: readonly SceneName[],
  overrides: Partial<Person> = {},
): { readonly person: Person; readonly names: readonly Name[] } => {
  const bare = aDeadPerson({ treeId, ...overrides })
  const names = texts.map(([text, nameType = "birth"], at) => {
    const [given = "", surname = ""] = text.split("/").map((part) => part.trim())
    return aName({
      treeId,
      personId: bare.id,
      nameType,
      givenName: given === "" ? null : given,
      surname: surname === "" ? null : surname,
      isPrimary: at === 0,
    })
  })
  return { person: { ...bare, ...summarisePerson(bare, names, bare) }, names }
}

/** Plants people by their names, each by the key under which the scene knows them. */
export const plantNamed = async <Key extends string>(
  store: Pick<StoreUnderTest, "uow">,
  treeId: TreeId,
  people: Readonly<Record<Key, readonly [names: readonly SceneName[], overrides?: Partial<Person>]>>,
): Promise<(key: Key) => Person> => {
  const keys = Object.keys(people).filter((key): key is Key => key in people)
  const made = new Map(keys.map((key) => [key, aNamedPerson(treeId, people[key][0], people[key][1])]))
  await plant(store, {
    persons: [...made.values()].map(({ person }) => person),
    names: [...made.values()].flatMap(({ names }) => names),
  })
  return (key) => {
    const found = made.get(key)
    if (found === undefined) throw new Error(`no one is called ${key}`)
    return found.person
  }
}

/** A query that must be well formed. */
const queryOf = (text: string): SearchQuery => {
  const query = readSearchQuery(text)
  if (E.isLeft(query)) throw new Error(query.left)
  return query.right
}

export interface Searching {
  readonly viewer?: Viewer
  readonly deleted?: boolean
  readonly after?: SearchKey | null
  readonly batch?: number
}

/** What a viewer is shown of all that a search finds. */
export const searchTree = async (
  { reads }: Pick<StoreUnderTest, "reads">,
  treeId: TreeId,
  text: string,
  { viewer = member, deleted = false, after = null, batch = 100 }: Searching = {},
): Promise<readonly PersonRead[]> => {
  const search = { query: queryOf(text), scope: deleted ? ("deleted" as const) : viewer }
  const rows = reads.persons.search(treeId, search, { after, batch })
  return (await collect(rows)).map((row) => showPerson(viewer, row)).filter((person) => person !== null)
}
