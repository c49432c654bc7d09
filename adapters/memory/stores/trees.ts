import type { TreeAccess } from "../../../core/domain/access.ts"
import type { TreeId, UserId } from "../../../core/domain/ids.ts"
import type { Membership } from "../../../core/domain/tree.ts"
import type { Memberships, Trees } from "../../../core/ports/unit-of-work.ts"
import { copyOf } from "../copy.ts"
import type { View } from "../table.ts"
import { membershipKey, type Tables } from "../tables.ts"
import { findIn, recordsOf } from "./records.ts"
import type { Write } from "./writing.ts"

/** The tree, live or deleted, and the role of this user in it. */
export const accessIn = ({ trees, memberships }: Tables, view: View, id: TreeId, userId: UserId | null): TreeAccess | null => {
  const tree = trees.get(view, id)
  if (tree === null) return null
  return { tree: copyOf(tree), role: userId === null ? null : (memberships.get(view, membershipKey(id, userId))?.role ?? null) }
}

/** The memberships of a tree, the longest-standing first. */
export const membershipsOf = ({ memberships }: Tables, view: View, treeId: TreeId): readonly Membership[] =>
  memberships.rows(view, "treeId", treeId).map(copyOf).sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())

export const treesIn = (tables: Tables, write: Write): Trees => ({
  ...recordsOf(tables.trees, write),
  access: async (id, userId) => accessIn(tables, "current", id, userId),
  hold: async (id, userId) => accessIn(tables, "current", id, userId),
  countPersons: async (id, difference) =>
    write(() => {
      const tree = tables.trees.get("current", id)
      if (tree !== null) tables.trees.update({ ...tree, personCount: tree.personCount + difference })
    }),
})

export const membershipsIn = (tables: Tables, write: Write): Memberships => ({
  ofTree: async (treeId) => membershipsOf(tables, "current", treeId),
  find: (treeId, userId) => findIn(tables.memberships, membershipKey(treeId, userId)),
  insert: async (membership) => write(() => tables.memberships.insert(membership)),
  update: async (membership) => write(() => tables.memberships.update(membership)),
  remove: async (treeId, userId) => write(() => tables.memberships.remove(membershipKey(treeId, userId))),
})
