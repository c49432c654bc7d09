import { trees } from "../schema.ts"
import { columns } from "../table.ts"

/** What stands beside a record found by its own id: its tree, and the role in it of the user `$2`. */
export const accessColumns = `${columns(trees, "t", "tree")}, m.role as "role"`

/** Joins the tree of the record under this alias, and that role. */
export const accessJoins = (record: string): string =>
  `join trees t on t.id = ${record}.tree_id left join memberships m on m.tree_id = t.id and m.user_id = $2`
