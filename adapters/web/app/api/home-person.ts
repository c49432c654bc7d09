import { api } from "./client.ts"
import { dataOf } from "./problems.ts"

/** Makes this the home person, with which the tree opens. Null takes it away. */
export const setHomePerson = (tree_id: string, home_person_id: string | null) =>
  dataOf(api.PATCH("/trees/{tree_id}", { params: { path: { tree_id } }, body: { home_person_id } }))

/** Runs `work` on a tree without this home person, who is set again if the work fails. Null needs no change. */
export const withoutHomePerson = async <T>(tree: string, home: string | null, work: () => Promise<T>): Promise<T> => {
  if (home === null) return work()
  await setHomePerson(tree, null)
  try {
    return await work()
  } catch (failure) {
    await setHomePerson(tree, home)
    throw failure
  }
}
