import { createReadStream, createWriteStream } from "node:fs"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"
import pg from "pg"
import { from, to } from "pg-copy-streams"
import type { TreeId } from "../../core/domain/ids.ts"

/** The tables of a tree's content, owners before what hangs on them. */
const tables = [
  "persons",
  "names",
  "sources",
  "kept_records",
  "relationships",
  "places",
  "events",
  "citations",
] as const

const connected = async <A>(url: string, work: (client: pg.Client) => Promise<A>): Promise<A> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The columns of a table, as a list of SQL. */
const columnsOf = async (client: pg.Client, table: string, except: string | null): Promise<string> => {
  const text = `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
    where attrelid = $1::regclass and attnum > 0 and not attisdropped and attname is distinct from $2`
  const { rows } = await client.query<{ readonly columns: string }>(text, [table, except])
  return rows[0]?.columns ?? ""
}

/** Where the rows of a tree go, and the column that is left out, if any. */
export interface Dump {
  readonly folder: string
  readonly except?: string | null
}

/** Writes the rows of a tree into files, one a table, in COPY's text format. Returns the number of rows. */
export const dumpRows = (url: string, treeId: TreeId, { folder, except = null }: Dump): Promise<number> =>
  connected(url, async (client) => {
    let rows = 0
    for (const table of tables) {
      const columns = await columnsOf(client, table, except)
      const stream = client.query(
        to(
          `copy (select ${columns} from ${table} where tree_id = ${pg.escapeLiteral(treeId)} order by tree_id, id) to stdout`,
        ),
      )
      await pipeline(stream, createWriteStream(join(folder, table)))
      rows += stream.rowCount
    }
    return rows
  })

/** Puts dumped rows into the same tables of another database by COPY, in one transaction. Returns what `measured` says of it. */
export const copyRows = (
  url: string,
  folder: string,
  except: string | null,
  measured: (work: () => Promise<void>) => Promise<number>,
): Promise<number> =>
  connected(url, (client) =>
    measured(async () => {
      await client.query("begin")
      for (const table of tables) {
        const columns = await columnsOf(client, table, except)
        await pipeline(
          createReadStream(join(folder, table)),
          client.query(from(`copy ${table} (${columns}) from stdin`)),
        )
      }
      await client.query("commit")
    }),
  )

/** The seconds that `copyRows` takes for all columns. */
export const copyFloor = (url: string, folder: string): Promise<number> =>
  copyRows(url, folder, null, async (work) => {
    const start = performance.now()
    await work()
    return (performance.now() - start) / 1_000
  })
