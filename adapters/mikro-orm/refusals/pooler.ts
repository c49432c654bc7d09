import { Client } from "pg"

/** How often both connections are asked. One round shows a pooler that is idle; a busy one may need more. */
const ROUNDS = 8

/** The same connection for each statement, from the client to a process of the database. */
const CONNECT_MS = 10_000

/**
 * Throws an Error of one line if a pooler between this process and the database at this URL gives each transaction
 * another session, as PgBouncer does with `pool_mode = transaction`. Stemma names its statements, sets its sessions
 * up and takes locks of sessions. Behind such a pooler, statements would run under the names of others.
 *
 * Two connections tell it: through such a pooler they share a process of the database, or change theirs.
 */
export const refuseTransactionPooler = async (url: string): Promise<void> => {
  const clients = [1, 2].map(() => new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS }))
  try {
    await Promise.all(clients.map(connect))
    const first: unknown[] = []
    for (let round = 0; round < ROUNDS; round++) {
      for (const [number, client] of clients.entries()) {
        const pid = await sessionOf(client)
        first[number] ??= pid
        if (pid !== first[number] || first.indexOf(pid) !== number) throw new Error(refusal)
      }
    }
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)))
  }
}

const connect = async (client: Client): Promise<void> => {
  client.on("error", () => undefined)
  await client.connect()
}

const sessionOf = async (client: Client): Promise<unknown> =>
  (await client.query<{ readonly pid: number }>("select pg_backend_pid() as pid")).rows[0]?.pid

const refusal =
  "DATABASE_URL leads to a pooler that gives each transaction another session, such as PgBouncer with " +
  "pool_mode = transaction, which Stemma does not support: set DATABASE_URL to the address of PostgreSQL itself, " +
  "or set pool_mode = session."
