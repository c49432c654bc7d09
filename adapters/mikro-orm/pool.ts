import { Pool } from "pg"
import { parserOf } from "./parsers.ts"
import { setSimilarity } from "./reads/search.ts"

/** The bounds of the database's patience with a connection. */
export interface Patience {
  /** How long one statement outside of a unit of work may take, in milliseconds. */
  readonly statementMs: number
  /** How long a statement may wait for a lock that another transaction holds, in milliseconds. */
  readonly lockMs: number
  /** How long a transaction may be open without a statement, in milliseconds. */
  readonly idleMs: number
}

export interface PoolOptions {
  readonly url: string
  readonly max: number
  readonly patience: Patience
  /** Hears of connections that break while nothing uses them. */
  readonly log: (message: string) => void
}

/** How often a running statement looks whether its connection is still there: the statements of a process that was killed end after so long. */
const CHECK_MS = 1_000

/** What each connection sets first. */
const settingsOf = ({ statementMs, lockMs, idleMs }: Patience): string =>
  [
    setSimilarity,
    // Compiling a plan, or starting workers for it, costs more than any of the statements sent.
    "set jit = off",
    "set max_parallel_workers_per_gather = 0",
    // Moments then come in one form, which `parserOf` takes for granted.
    "set timezone = 'UTC'",
    `set statement_timeout = ${statementMs}`,
    `set lock_timeout = ${lockMs}`,
    `set idle_in_transaction_session_timeout = ${idleMs}`,
    // Not every platform that PostgreSQL runs on can check connections.
    `do $$ begin perform set_config('client_connection_check_interval', '${CHECK_MS}', false); exception when others then null; end $$`,
  ].join("; ")

/** A pool of at most `max` connections. */
export const openPool = ({ url, max, patience, log }: PoolOptions): Pool => {
  const settings = settingsOf(patience)
  const pool = new Pool({
    connectionString: url,
    max,
    types: { getTypeParser: parserOf },
    connectionTimeoutMillis: 10_000,
    onConnect: (client) => client.query(settings),
  })
  const broken = (error: Error): void => {
    // The server's own goodbye may overtake that of a pool which ends.
    if (!pool.ending) log(`A database connection broke: ${error.message}`)
  }
  // A connection that breaks while nothing uses it must not end the process.
  pool.on("connect", (client) => client.on("error", broken))
  pool.on("error", broken)
  return pool
}
