import type { Memberships, Trees } from "../../../core/ports/unit-of-work.ts"
import { accessIn, membershipsOf, revisionIn } from "../access.ts"
import { copyOf } from "../copy.ts"
import { membershipKey, type Tables } from "../tables.ts"
import { findIn, recordsOf } from "./records.ts"
import type { Write } from "./writing.ts"

export const treesIn = (tables: Tables, write: Write): Trees => ({
  ...recordsOf(tables.trees, write),
  // Only countPersons changes the count. Writing a tree that was read earlier must not undo such a change.
  update: async (tree) =>
    write(() => {
      const { personCount = tree.personCount } = tables.trees.get("current", tree.id) ?? {}
      tables.trees.update({ ...tree, personCount })
    }),
  access: async (id, userId) => accessIn(tables, "current", id, userId),
  lock: async (id, userId) => accessIn(tables, "current", id, userId),
  revision: async (id) => revisionIn(tables, "current", id),
  countPersons: async (id, difference) =>
    write(() => {
      const tree = tables.trees.get("current", id)
      if (tree !== null) tables.trees.update({ ...tree, personCount: tree.personCount + difference })
    }),
})

export const membershipsIn = (tables: Tables, write: Write): Memberships => ({
  ofTree: async (treeId) => membershipsOf(tables, "current", treeId),
  ofUser: async (userId) => tables.memberships.rows("current", "userId", userId).map(copyOf),
  find: (treeId, userId) => findIn(tables.memberships, membershipKey(treeId, userId)),
  insert: async (membership) => write(() => tables.memberships.insert(membership)),
  update: async (membership) => write(() => tables.memberships.update(membership)),
  remove: async (treeId, userId) => write(() => tables.memberships.remove(membershipKey(treeId, userId))),
})
