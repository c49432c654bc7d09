import { createReadStream, createWriteStream } from "node:fs"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"
import pg from "pg"
import { from, to } from "pg-copy-streams"

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

/** Writes the rows of a database's only tree into files, one a table, in COPY's text format; answers how many rows. */
export const dumpRows = (url: string, folder: string): Promise<number> =>
  connected(url, async (client) => {
    let rows = 0
    for (const table of tables) {
      const stream = client.query(to(`copy (select * from ${table} order by tree_id, id) to stdout`))
      await pipeline(stream, createWriteStream(join(folder, table)))
      rows += stream.rowCount
    }
    return rows
  })

/** Puts the dumped rows into the same tables of another database by COPY, in one transaction; answers the seconds that it took. */
export const copyFloor = (url: string, folder: string): Promise<number> =>
  connected(url, async (client) => {
    const start = performance.now()
    await client.query("begin")
    for (const table of tables)
      await pipeline(createReadStream(join(folder, table)), client.query(from(`copy ${table} from stdin`)))
    await client.query("commit")
    return (performance.now() - start) / 1_000
  })
