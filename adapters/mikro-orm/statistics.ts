import type { Sql } from "./sql.ts"
import { statement } from "./statements/registry.ts"

/**
 * The share of changed rows after which PostgreSQL itself considers the statistics of a table outdated
 * (autovacuum_analyze_scale_factor).
 */
const SHARE = 0.1

/** Tables that triggers fill from another one. They grow as it does. */
const following: ReadonlyMap<string, readonly string[]> = new Map([["persons", ["search_postings", "search_words"]]])

const outgrown = statement(
  "statistics outgrown",
  `select c.relname as name from unnest($1::text[], $2::integer[]) as copied (name, rows)
  join pg_class c on c.oid = copied.name::regclass where copied.rows > ${SHARE} * greatest(c.reltuples, 0) order by c.relname`,
)

/**
 * The columns of tables that plans depend on: those of fixed length, such as ids and times, and those of indexes. Long
 * texts and the expressions of indexes take half of the time of ANALYZE, and no plan depends on them.
 */
const planned = statement(
  "statistics planned",
  `select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.oid = any ($1::text[]::regclass[]) and (a.attlen > 0 or exists (
    select from pg_index i where i.indrelid = c.oid and a.attnum = any ((i.indkey::smallint[])[0:i.indnkeyatts - 1])))
  group by c.relname order by c.relname`,
)

/**
 * Updates the planner's statistics of tables that have grown by these numbers of rows. PostgreSQL would do so a
 * minute after the commit. Until then it would plan for an empty tree, and the first reads of a full tree would be
 * slow.
 */
export const refreshStatistics = async (sql: Sql, copied: ReadonlyMap<string, number>): Promise<void> => {
  if (copied.size === 0) return
  const tables = await sql.rows<{ readonly name: string }>(outgrown, [[...copied.keys()], [...copied.values()]])
  const names = tables.flatMap(({ name }) => [name, ...(following.get(name) ?? [])])
  if (names.length === 0) return
  const analyzed = await sql.rows<{ readonly name: string; readonly columns: string }>(planned, [names])
  await sql.run(
    statement(
      "statistics refreshStatistics",
      `analyze ${analyzed.map(({ name, columns }) => `${name} (${columns})`).join(", ")}`,
    ),
    [],
  )
}
