import * as E from "fp-ts/lib/Either.js"
import { notFound } from "../../domain/errors.ts"
import type { TreeId } from "../../domain/ids.ts"
import { showPublicTree } from "../../domain/privacy.ts"
import type { PublicTreeRead } from "../../domain/tree.ts"
import { type Query, viewerOf } from "../../use-case/query.ts"

/**
 * The public record of a tree, for everyone who may read the tree. Members get the same; values for members only
 * are in the member record.
 */
export const getPublicTree: Query<{ readonly treeId: TreeId }, PublicTreeRead> = async (
  { trees, now },
  reader,
  { treeId },
) => {
  const row = await trees.byId(treeId, reader.userId)
  const viewer = viewerOf(row, reader, now)
  if (E.isLeft(viewer) || row === null) return E.isLeft(viewer) ? viewer : E.left(notFound("tree"))
  return E.right(showPublicTree(row, viewer.right, row.home))
}
