import { api } from "../../api/client.ts"
import { dataOf } from "../../api/problems.ts"

/** The home person of a tree after an import; null if there is none, or if the service does not answer. */
export const homePersonOf = async (tree_id: string): Promise<string | null> => {
  // What was imported is stored already, so a failure here is none of the import.
  const tree = await dataOf(api.GET("/trees/{tree_id}", { params: { path: { tree_id } } })).catch(() => null)
  return tree?.home_person_id ?? null
}
