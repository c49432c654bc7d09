import type { ClientBase } from "pg"

/** A table with the columns that a row gives values to. */
export interface StoredTable {
  readonly name: string
  readonly columns: readonly string[]
}

/** Tables that are not in a backup: the migrations are in its head, and the store of media belongs to one instance. */
const apart = ["migrations", "blob_store"]

/** All tables of a schema whose rows belong to an instance, by name. Counts for a minute are unlogged, and left out. */
export const storedTables = async (client: ClientBase, schema: string): Promise<readonly StoredTable[]> => {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname::text as name, array(
       select a.attname::text from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum
     ) as columns
     from pg_class c
     where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'p') and c.relpersistence = 'p'
       and not c.relispartition and c.relname <> all ($2)
       and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
     order by c.relname`,
    [schema, apart],
  )
  return rows
}

/** The schema that statements use if they name none. */
export const currentSchema = async (client: ClientBase): Promise<string> => {
  const { rows } = await client.query<{ name: string | null }>("select quote_ident(current_schema()) as name")
  const name = rows[0]?.name
  if (typeof name !== "string") throw new Error("The database has no schema that this account may use.")
  return name
}

/** The names of the tables that have a row. */
export const tablesWithRows = async (
  client: ClientBase,
  schema: string,
  tables: readonly StoredTable[],
): Promise<readonly string[]> => {
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await client.query<{ has: boolean }>(
      `select exists (select from ${schema}.${client.escapeIdentifier(name)}) as has`,
    )
    if (rows[0]?.has === true) found.push(name)
  }
  return found
}
