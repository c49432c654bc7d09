import * as E from "fp-ts/lib/Either.js"
import { hasRole } from "../../domain/access.ts"
import type { TreeId } from "../../domain/ids.ts"
import { showTree } from "../../domain/privacy.ts"
import { type PublicTreeRead, type TreeRead, treeRead } from "../../domain/tree.ts"
import { type Query, viewerOf } from "../../use-case/query.ts"

/** The record of a tree, for everyone who may read the tree. Only its owners can read a deleted tree. */
export const getTree: Query<{ readonly treeId: TreeId }, TreeRead | PublicTreeRead> = async (
  { trees, now },
  reader,
  { treeId },
) => {
  const row = await trees.byId(treeId, reader.userId)
  if (reader.assistant === undefined && row !== null && row.tree.deletedAt !== null && hasRole(row.role, "owner"))
    return E.right(treeRead(row.tree, "owner", row.revision))
  const viewer = viewerOf(row, reader, now)
  if (E.isLeft(viewer) || row === null)
    return E.isLeft(viewer) ? viewer : E.left({ _tag: "NotFound", detail: "No such tree." })
  return E.right(showTree(row, viewer.right, row.home))
}
