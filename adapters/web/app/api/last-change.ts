import { renew } from "./cache.ts"
import { api } from "./client.ts"
import { dataOf } from "./problems.ts"
import { undoChange } from "./save.ts"

/** Takes back the last change that this account made in the tree. It is found at once, and taken back when asked for. */
export const undoOfLastChange = async (tree_id: string, actor_id: string): Promise<() => Promise<void>> => {
  const params = { path: { tree_id }, query: { actor_id, limit: 1 } }
  const [change] = await dataOf(api.GET("/trees/{tree_id}/changes", { params }))
  return async () => {
    if (change !== undefined) await undoChange(change.id)
    await renew("tree", tree_id)
  }
}
