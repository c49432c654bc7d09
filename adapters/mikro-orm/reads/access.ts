/** What stands beside a record found by its own id: what decides on its tree, and the role in it of the user `$2`. */
export const accessColumns = `t.id as "tree.id", t.visibility as "tree.visibility", t.deleted_at as "tree.deletedAt", m.role as "role"`

/** Joins the tree of the record under this alias, and that role. */
export const accessJoins = (record: string): string =>
  `join trees t on t.id = ${record}.tree_id left join memberships m on m.tree_id = t.id and m.user_id = $2`
