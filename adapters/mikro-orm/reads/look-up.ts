import { byKey, ofEach } from "../stores/by-key.ts"

/**
 * A look-up by key for each row of what is before it, whatever the planner thinks of their number. `select` has the
 * key in its condition.
 */
export const each = (select: string, alias: string): string => `cross join lateral (${select} offset 0) ${alias}`

/**
 * The rows of a table in the tree `$1` that have an id of a parameter in a column, for some columns, each with its
 * parameter. A row comes once for each of these columns.
 */
export const havingAny = (table: string, keys: Readonly<Record<string, string>>): string =>
  Object.entries(keys)
    .map(([column, ids]) => `select x.* from ${ofEach(ids, table, "x", `x.tree_id = $1 and x.${column} = k.id`)}`)
    .join(" union all ")

/**
 * Joins the row of a table that `key` finds, if it satisfies `condition`, or nulls. The row is looked up for each row
 * of a batch. Without `offset 0`, a kept plan, made for a tree of average size, would scan all rows of the tree,
 * which is slow in the largest trees.
 */
export const lookUp = (table: string, alias: string, key: string, condition = "true"): string =>
  `left join lateral ${byKey(table, alias, key)} on ${condition}`
