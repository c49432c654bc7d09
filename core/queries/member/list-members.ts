import * as E from "fp-ts/lib/Either.js"
import { treeForRole } from "../../domain/access.ts"
import type { TreeId } from "../../domain/ids.ts"
import type { Member } from "../../domain/tree.ts"
import { type Listing, once } from "../../view/listing.ts"
import type { Query } from "../../use-case/query.ts"

/** The members of a tree. Only for members, because the list contains addresses. */
export const listMembers: Query<{ readonly treeId: TreeId }, Listing<Member>> = async (
  { trees },
  { userId },
  { treeId },
) => {
  const access = treeForRole(await trees.byId(treeId, userId), "viewer")
  return E.isLeft(access) ? access : E.right({ items: once(await trees.members(treeId)), next: null })
}
