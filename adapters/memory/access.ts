import type { TreeAccess } from "../../core/domain/access.ts"
import type { TreeId, UserId } from "../../core/domain/ids.ts"
import type { Membership } from "../../core/domain/tree.ts"
import { copyOf } from "./copy.ts"
import type { View } from "./table.ts"
import { membershipKey, type Tables } from "./tables.ts"

/** The tree, live or deleted, and the role of this user in it. */
export const accessIn = (
  { trees, memberships }: Tables,
  view: View,
  id: TreeId,
  userId: UserId | null,
): TreeAccess | null => {
  const tree = trees.get(view, id)
  if (tree === null) return null
  return {
    tree: copyOf(tree),
    role: userId === null ? null : (memberships.get(view, membershipKey(id, userId))?.role ?? null),
  }
}

/** The number of the last change in a tree; 0 if there is none. */
export const revisionIn = ({ treeRevisions }: Tables, view: View, id: TreeId): number =>
  treeRevisions.get(view, id)?.revision ?? 0

/** The memberships of a tree, oldest first. */
export const membershipsOf = ({ memberships }: Tables, view: View, treeId: TreeId): readonly Membership[] =>
  memberships
    .rows(view, "treeId", treeId)
    .map(copyOf)
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
