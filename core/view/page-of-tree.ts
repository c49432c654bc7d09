import type { TreeId } from "../domain/ids.ts"

/** Which part of a tree's list is asked for: at most `limit` items (null: all) from after the cursor. */
export interface PageOfTree {
  readonly treeId: TreeId
  readonly limit: number | null
  readonly cursor: string | null
}
