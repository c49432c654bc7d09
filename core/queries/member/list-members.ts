import * as E from "fp-ts/lib/Either.js"
import { treeForRole } from "../../domain/access.ts"
import type { TreeId } from "../../domain/ids.ts"
import type { Member } from "../../domain/tree.ts"
import { type Listing, once } from "../../view/listing.ts"
import type { Query } from "../../query.ts"

/** A member reads who else is in the tree; the list tells addresses, so nobody else ever does. */
export const listMembers: Query<{ readonly treeId: TreeId }, Listing<Member>> = async (
  { trees },
  { userId },
  { treeId },
) => {
  const access = treeForRole(await trees.byId(treeId, userId), "viewer")
  return E.isLeft(access) ? access : E.right({ items: once(await trees.members(treeId)), next: null })
}
