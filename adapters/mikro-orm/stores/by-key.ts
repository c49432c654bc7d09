/** The rows that `key` finds. Conditions outside of it have no effect on the index that is used. */
export const byKey = (table: string, alias: string, key: string): string =>
  `(select * from ${table} ${alias} where ${key} offset 0) ${alias}`

/**
 * The rows of a table, as `alias`, that `key` finds for each id `k.id` of the parameter `ids`. A condition `= any (ids)`
 * would do the same, but among many small trees a kept plan reads the whole tree to filter it, for each batch of ids.
 */
export const ofEach = (ids: string, table: string, alias: string, key: string): string =>
  `(select distinct unnest(${ids}::uuid[]) as id) k cross join lateral ${byKey(table, alias, key)}`

/** A query for the ids of the parameter `$2`. */
export const givenIds = "select unnest($2::uuid[]) as id"

/**
 * The rows of a table in the tree `$1`, as `alias`, with the ids that a query finds. Each is looked up by its key, in the
 * order of the ids. So two transactions that lock rows `of` the alias never wait for each other in a ring.
 */
export const rowsOf = (ids: string, table: string, alias: string): string =>
  `(select distinct found.id from (${ids}) found order by found.id) k
    cross join lateral ${byKey(table, alias, `${alias}.tree_id = $1 and ${alias}.id = k.id`)}`

/** The ids of the rows of a table in the tree `$1` that have an id of the parameter `$2` in one of these columns. */
export const idsHaving = (table: string, columns: readonly string[]): string =>
  columns
    .map((column) => `select x.id from ${ofEach("$2", table, "x", `x.tree_id = $1 and x.${column} = k.id`)}`)
    .join(" union all ")
