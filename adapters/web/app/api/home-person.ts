import { api } from "./client.ts"
import { dataOf } from "./problems.ts"

/** Makes this the home person, with which the tree opens. Null takes it away. */
export const setHomePerson = (tree_id: string, home_person_id: string | null) =>
  dataOf(api.PATCH("/trees/{tree_id}", { params: { path: { tree_id } }, body: { home_person_id } }))
