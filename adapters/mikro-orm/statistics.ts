import type { Sql } from "./sql.ts"

/** PostgreSQL's own measure of when a table has changed so much that its statistics mislead (autovacuum_analyze_scale_factor). */
const SHARE = 0.1

const outgrown = `select c.relname as name from unnest($1::text[], $2::integer[]) as copied (name, rows)
  join pg_class c on c.oid = copied.name::regclass where copied.rows > ${SHARE} * greatest(c.reltuples, 0) order by c.relname`

/**
 * Lets the planner know of tables that have just grown by so many rows. It would learn of them a minute after the commit; until then it takes a
 * full tree for an empty one, and the first reads of it are slow.
 */
export const refreshStatistics = async (sql: Sql, copied: ReadonlyMap<string, number>): Promise<void> => {
  if (copied.size === 0) return
  const tables = await sql.rows<{ readonly name: string }>(outgrown, [[...copied.keys()], [...copied.values()]])
  if (tables.length > 0) await sql.run(`analyze ${tables.map(({ name }) => name).join(", ")}`, [])
}
