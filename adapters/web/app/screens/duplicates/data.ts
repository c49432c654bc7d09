import { question } from "../../api/cache.ts"
import { api, type Schemas } from "../../api/client.ts"
import { dataOf } from "../../api/problems.ts"

/** Two persons who may be one. */
export type Duplicate = Schemas["Duplicate"]

/** The pairs of a tree who may be one person, the most likely first, for editors. */
export const duplicatesOf = (tree_id: string) =>
  question(["tree", tree_id, "duplicates"], (signal) =>
    api.GET("/trees/{tree_id}/duplicates", { params: { path: { tree_id } }, signal }),
  )

/** Takes a pair out of the list. */
export const dismiss = async (tree_id: string, person_ids: readonly string[]): Promise<void> => {
  const call = { params: { path: { tree_id } }, body: { person_ids: [...person_ids] } }
  await dataOf(api.POST("/trees/{tree_id}/duplicates/dismissals", call))
}

/** Brings a pair back into the list. */
export const reconsider = async (tree_id: string, person_ids: readonly string[]): Promise<void> => {
  const call = { params: { path: { tree_id } }, body: { person_ids: [...person_ids] } }
  await dataOf(api.DELETE("/trees/{tree_id}/duplicates/dismissals", call))
}
