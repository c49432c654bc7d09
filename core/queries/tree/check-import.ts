import * as E from "fp-ts/lib/Either.js"
import { treeForRole } from "../../domain/access.ts"
import type { TreeId } from "../../domain/ids.ts"
import { fitsInto, freeQuotaOf } from "../../edit/blob/quota.ts"
import type { Query } from "../../use-case/query.ts"

/**
 * Null for an editor of the tree if its owner may store more bytes, otherwise the refusal. Called before a file is
 * received. An import of an upload frees the room of the upload.
 */
export const checkImport: Query<{ readonly treeId: TreeId }, null> = async (
  { trees, uploads, settings },
  { userId },
  { treeId },
) => {
  const found = userId === null ? null : await trees.byId(treeId, userId)
  const access = treeForRole(found, "editor")
  if (E.isLeft(access)) return access
  const room = await freeQuotaOf(trees, settings, access.right.tree.ownerId)
  const freed = userId === null ? 0 : await uploads.bytesOf(userId, treeId)
  return fitsInto({ ...room, bytes: room.bytes + freed }, 1)
}
