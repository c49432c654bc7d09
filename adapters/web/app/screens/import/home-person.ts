import { api } from "../../api/client.ts"
import { setHomePerson, withoutHomePerson } from "../../api/home-person.ts"
import { dataOf } from "../../api/problems.ts"

/** The home person of a tree after an import. */
interface HomePerson {
  readonly person: string | null
  /** Whether the import made them the home person. */
  readonly isNew: boolean
}

/** A tree without a home person gets its first person. Programs usually write the person they start with first. */
export const homePersonAfterImport = async (tree_id: string): Promise<HomePerson> => {
  const path = { tree_id }
  const read = async (): Promise<HomePerson> => {
    const { home_person_id } = await dataOf(api.GET("/trees/{tree_id}", { params: { path } }))
    if (home_person_id !== null) return { person: home_person_id, isNew: false }
    const query = { sort: "created", limit: 1 } as const
    const [first] = await dataOf(api.GET("/trees/{tree_id}/persons", { params: { path, query } }))
    if (first === undefined) return { person: null, isNew: false }
    await setHomePerson(tree_id, first.id)
    return { person: first.id, isNew: true }
  }
  // What was imported is stored already. The reader can still choose a home person on the page of any person.
  return read().catch(() => ({ person: null, isNew: false }))
}

/** The undo of an import, which also takes back the home person that came with it: else they could not be removed. */
export const undoWithHome = (
  tree: string,
  { person, isNew }: HomePerson,
  undo: (() => Promise<void>) | undefined,
): (() => Promise<void>) | undefined => {
  if (undo === undefined || !isNew) return undo
  return () => withoutHomePerson(tree, person, undo)
}
