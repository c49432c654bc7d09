import type { Client } from "pg"

/** The tables, views, and sequences of a schema that belong to no column, each as `kind` and quoted name. */
const relations = `select case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
    else 'table' end as kind, quote_ident(c.relname) as name
  from pg_class c
  where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S') and not c.relispartition
    and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i'))
  order by c.relname`

/** The functions of a schema, with their arguments. */
const functions = `select case p.prokind when 'p' then 'procedure' when 'a' then 'aggregate' else 'function' end as kind,
    quote_ident(p.proname) || '(' || pg_get_function_identity_arguments(p.oid) || ')' as name
  from pg_proc p where p.pronamespace = $1::regnamespace order by p.proname`

/** Enumerations, domains and composite types of a schema that are not those of tables. */
const types = `select 'type' as kind, quote_ident(t.typname) as name
  from pg_type t left join pg_class c on c.oid = t.typrelid
  where t.typnamespace = $1::regnamespace and (t.typtype in ('e', 'd') or (t.typtype = 'c' and c.relkind = 'c'))
  order by t.typname`

interface Found {
  readonly kind: string
  readonly name: string
}

/**
 * Moves everything from one schema to another, in the current transaction. What has the same name there is dropped,
 * and nothing else.
 */
export const moveTables = async (client: Client, from: string, to: string): Promise<void> => {
  const found: Found[] = []
  for (const question of [relations, functions, types])
    for (const one of (await client.query<Found>(question, [from])).rows) found.push(one)
  const tables = found.filter(({ kind }) => kind === "table")
  // In one statement, because they refer to each other.
  if (tables.length > 0)
    await client.query(`drop table if exists ${tables.map(({ name }) => `${to}.${name}`).join(", ")}`)
  for (const { kind, name } of found) if (kind !== "table") await client.query(`drop ${kind} if exists ${to}.${name}`)
  for (const { kind, name } of found) await client.query(`alter ${kind} ${from}.${name} set schema ${to}`)
}
