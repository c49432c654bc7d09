import { randomBytes, randomInt } from "node:crypto"
import { type Client, DatabaseError } from "pg"
import { clientOf } from "../connection/primary.ts"
import { type DatabaseRoute, directOf, sendingOf } from "../connection/route.ts"

/** How often both connections are asked. One round shows a pooler that is idle; a busy one may need more. */
const ROUNDS = 8

const CONNECT_MS = 10_000

/** What is between this process and the server of a URL, as far as it can be seen. */
export type Pooler = "none" | "transaction"

/**
 * Throws an Error of one line if a pooler in front of the database does not fit the settings: if there is one that
 * gives each transaction another session, and no `directUrl` that leads past it; if `directUrl` leads to one, or to
 * another database; or if statements have names that the pooler does not follow, so that a statement would be
 * executed under the name of another one. Returns what is in front of `url`.
 */
export const refuseUnfitPooler = async (route: DatabaseRoute): Promise<Pooler> => {
  const direct = directOf(route)
  if (direct === route.url) {
    if ((await poolerOf(route.url)) === "transaction") throw new Error(NO_DIRECT_URL)
    return "none"
  }
  if ((await poolerOf(direct)) === "transaction") throw new Error(POOLED_DIRECT_URL)
  if (!(await areOneDatabase(direct, route.url))) throw new Error(OTHER_DATABASE)
  const pooler = await poolerOf(route.url)
  if (pooler === "transaction" && sendingOf(route).isNamed && !(await followsNames(route.url)))
    throw new Error(LOSES_NAMES)
  return pooler
}

const NO_DIRECT_URL =
  "DATABASE_URL leads to a pooler that gives each transaction another session, such as PgBouncer with " +
  "pool_mode = transaction: set DATABASE_DIRECT_URL to the address of PostgreSQL itself, or set pool_mode = session."
const POOLED_DIRECT_URL =
  "DATABASE_DIRECT_URL leads to a pooler that gives each transaction another session: set DATABASE_DIRECT_URL to the " +
  "address of PostgreSQL itself."
const OTHER_DATABASE =
  "DATABASE_DIRECT_URL leads to another database than DATABASE_URL: correct one of them, so that both lead to the same."
const LOSES_NAMES =
  "DATABASE_URL leads to a pooler that does not follow prepared statements: set DATABASE_STATEMENTS=unnamed, or use " +
  "PgBouncer 1.21 or later with max_prepared_statements above 0."

/** A client that gives up on a server which accepts the connection and never answers. */
const boundedClient = (url: string): Client => clientOf(url, { connectionTimeoutMillis: CONNECT_MS })

/** Runs work on two connections at the same time. */
const onTwo = async <A>(url: string, work: (one: Client, other: Client) => Promise<A>): Promise<A> => {
  const [one, other] = [boundedClient(url), boundedClient(url)]
  try {
    await Promise.all([one, other].map(connect))
    return await work(one, other)
  } finally {
    await Promise.all([one, other].map((client) => client.end().catch(() => undefined)))
  }
}

const connect = async (client: Client): Promise<void> => {
  client.on("error", () => undefined)
  await client.connect()
}

/**
 * What is in front of the server of this URL. Through a pooler that gives each transaction another session, two
 * connections share a process of the database, or change theirs. A pooler that keeps sessions cannot be seen.
 */
const poolerOf = (url: string): Promise<Pooler> =>
  onTwo(url, async (one, other) => {
    const [first, second] = [await sessionOf(one), await sessionOf(other)]
    if (first === second) return "transaction"
    for (let round = 1; round < ROUNDS; round++)
      if ((await sessionOf(one)) !== first || (await sessionOf(other)) !== second) return "transaction"
    return "none"
  })

const sessionOf = async (client: Client): Promise<unknown> =>
  (await client.query<{ readonly pid: number }>("select pg_backend_pid() as pid")).rows[0]?.pid

/** Whether a lock that is taken at one URL is seen at the other. */
const areOneDatabase = async (direct: string, url: string): Promise<boolean> => {
  const key = randomInt(2 ** 31)
  const [holder, looker] = [boundedClient(direct), boundedClient(url)]
  try {
    await Promise.all([holder, looker].map(connect))
    await holder.query("begin")
    await holder.query("select pg_advisory_xact_lock_shared(1398031693, $1)", [key])
    const { rows } = await looker.query(
      `select from pg_locks where locktype = 'advisory' and classid = 1398031693 and objid = $1
      and database = (select oid from pg_database where datname = current_database())`,
      [key],
    )
    return rows.length > 0
  } finally {
    await Promise.all([holder, looker].map((client) => client.end().catch(() => undefined)))
  }
}

/** Names that are in use, or unknown, at the session that the pooler has chosen (PostgreSQL, appendix A). */
const foreignNames: ReadonlySet<string> = new Set(["42P05", "26000"])

/** Whether two connections can use one name for different statements. The names stay in sessions that do not follow. */
const followsNames = (url: string): Promise<boolean> =>
  onTwo(url, async (one, other) => {
    for (let round = 0; round < ROUNDS; round++) {
      const name = `stemma_${randomBytes(6).toString("hex")}`
      const ask = async (client: Client, text: string): Promise<unknown> =>
        (await client.query<{ readonly said: string }>({ name, text })).rows[0]?.said
      try {
        for (const client of [one, other, one, other]) {
          const said = client === one ? "one" : "other"
          if ((await ask(client, `select '${said}' as said`)) !== said) return false
        }
      } catch (error) {
        if (error instanceof DatabaseError && foreignNames.has(error.code ?? "")) return false
        throw error
      }
    }
    return true
  })
