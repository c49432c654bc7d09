import * as E from "fp-ts/lib/Either.js"
import { treeForRole } from "../../domain/access.ts"
import type { TreeId } from "../../domain/ids.ts"
import { fitsInto, freeQuotaOf } from "../../edit/blob/quota.ts"
import type { Query } from "../../use-case/query.ts"

/**
 * Null for an editor of the tree if its owner may store more bytes, otherwise the refusal. Called before a file is
 * received.
 */
export const checkImport: Query<{ readonly treeId: TreeId }, null> = async (
  { trees, settings },
  { userId },
  { treeId },
) => {
  const found = userId === null ? null : await trees.byId(treeId, userId)
  const access = treeForRole(found, "editor")
  if (E.isLeft(access)) return access
  return fitsInto(await freeQuotaOf(trees, settings, access.right.tree.ownerId), 1)
}
