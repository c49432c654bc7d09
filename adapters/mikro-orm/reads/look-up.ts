/**
 * Joins the row of a table that `condition` finds by its key, or nulls. The row is looked up for each row of a
 * batch. Without `offset 0`, a kept plan, made for a tree of average size, would scan all rows of the tree, which
 * is slow in the largest trees.
 */
export const lookUp = (table: string, alias: string, condition: string): string =>
  `left join lateral (select * from ${table} ${alias} where ${condition} offset 0) ${alias} on true`
