/**
 * Joins the row of a table that `condition` finds by its key, or nulls. It is looked up for each row of a batch: `offset 0` keeps the planner
 * from going through all rows of the tree instead, which a kept plan, made for a tree of average size, would do in the largest.
 */
export const lookUp = (table: string, alias: string, condition: string): string =>
  `left join lateral (select * from ${table} ${alias} where ${condition} offset 0) ${alias} on true`
