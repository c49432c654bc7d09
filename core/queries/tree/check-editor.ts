import { pipe } from "fp-ts/lib/function.js"
import * as E from "fp-ts/lib/Either.js"
import { treeForRole } from "../../domain/access.ts"
import type { TreeId } from "../../domain/ids.ts"
import type { Query } from "../../use-case/query.ts"

/**
 * Null for an editor of the tree, otherwise the refusal that a write would get. Called before a file is received.
 */
export const checkEditor: Query<{ readonly treeId: TreeId }, null> = async ({ trees }, { userId }, { treeId }) => {
  const access = userId === null ? null : await trees.byId(treeId, userId)
  return pipe(
    treeForRole(access, "editor"),
    E.map(() => null),
  )
}
