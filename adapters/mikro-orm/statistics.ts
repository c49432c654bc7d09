import type { Sql } from "./sql.ts"

/**
 * The share of changed rows after which PostgreSQL itself considers the statistics of a table outdated
 * (autovacuum_analyze_scale_factor).
 */
const SHARE = 0.1

const outgrown = `select c.relname as name from unnest($1::text[], $2::integer[]) as copied (name, rows)
  join pg_class c on c.oid = copied.name::regclass where copied.rows > ${SHARE} * greatest(c.reltuples, 0) order by c.relname`

/** Tables that triggers fill from another one. They grow as it does. */
const following: ReadonlyMap<string, readonly string[]> = new Map([["persons", ["search_postings", "search_words"]]])

/**
 * Updates the planner's statistics of tables that have grown by these numbers of rows. PostgreSQL would do so a
 * minute after the commit. Until then it would plan for an empty tree, and the first reads of a full tree would be
 * slow.
 */
export const refreshStatistics = async (sql: Sql, copied: ReadonlyMap<string, number>): Promise<void> => {
  if (copied.size === 0) return
  const tables = await sql.rows<{ readonly name: string }>(outgrown, [[...copied.keys()], [...copied.values()]])
  const names = tables.flatMap(({ name }) => [name, ...(following.get(name) ?? [])])
  if (names.length > 0) await sql.run(`analyze ${names.join(", ")}`, [])
}
