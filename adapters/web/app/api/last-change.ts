import { renew } from "./cache.ts"
import { api } from "./client.ts"
import { dataOf } from "./problems.ts"
import { undoChange } from "./save.ts"

/** The id of the last change that this account made in the tree. Null if there is none, undefined if it is not known. */
const lastChange = async (tree_id: string, actor_id: string): Promise<string | null | undefined> => {
  const params = { path: { tree_id }, query: { actor_id, limit: 1 } }
  const asked = dataOf(api.GET("/trees/{tree_id}/changes", { params }))
  return asked.then(([change]) => change?.id ?? null).catch(() => undefined)
}

/** What work brought, and what takes its change back. */
export interface Undoable<T> {
  readonly result: T
  /** The change that work made. Undefined as `undo` is. */
  readonly change: string | undefined
  /** Undefined if the work changed nothing, or if the change is not known. */
  readonly undo: (() => Promise<void>) | undefined
}

/** Does work that makes at most one change in the tree, and finds that change. */
export const undoable = async <T>(
  { tree, me }: { readonly tree: string; readonly me: string },
  work: () => Promise<T>,
): Promise<Undoable<T>> => {
  const before = await lastChange(tree, me)
  const result = await work()
  const after = await lastChange(tree, me)
  if (before === undefined || typeof after !== "string" || after === before)
    return { result, change: undefined, undo: undefined }
  const undo = async (): Promise<void> => {
    await undoChange(after)
    await renew("tree", tree)
  }
  return { result, change: after, undo }
}
