import { Pool } from "pg"
import type { Trace } from "../../../core/ports/platform/trace.ts"
import { parserOf } from "../parsers.ts"
import { traceStatements } from "../statement.ts"

/** The time limits that the database applies to a connection. */
export interface TimeLimits {
  /** The longest time of one statement outside a unit of work, in milliseconds. */
  readonly statementMs: number
  /** The longest wait for a lock of another transaction, in milliseconds. */
  readonly lockMs: number
  /** The longest time that a transaction may be open without a statement, in milliseconds. */
  readonly idleMs: number
}

export interface PoolOptions {
  readonly url: string
  readonly max: number
  readonly patience: TimeLimits
  /** Records the statements of the connections. */
  readonly trace?: Trace | null
  /** Called when an idle connection breaks. */
  readonly log: (message: string) => void
}

/**
 * How often the server checks the connection of a running statement. If a process is killed, its statements end
 * within this time.
 */
const CHECK_MS = 1_000

/** The settings of each new connection. */
const settingsOf = ({ statementMs, lockMs, idleMs }: TimeLimits): string =>
  [
    // Compiling a plan or starting parallel workers costs more than any statement that is sent here.
    "set jit = off",
    // A plan for the values of one tree trusts statistics that may not know the tree yet. It then takes the tree for
    // empty, and scans all of
    // it for each row of a batch. A plan for all values relies on averages, and each statement has a look-up by key for it.
    "set plan_cache_mode = force_generic_plan",
    "set max_parallel_workers_per_gather = 0",
    // Timestamps then have one format, which `parserOf` relies on.
    "set timezone = 'UTC'",
    `set statement_timeout = ${statementMs}`,
    `set lock_timeout = ${lockMs}`,
    `set idle_in_transaction_session_timeout = ${idleMs}`,
    // PostgreSQL cannot check connections on every platform.
    `do $$ begin perform set_config('client_connection_check_interval', '${CHECK_MS}', false); exception when others then null; end $$`,
  ].join("; ")

/** A pool of at most `max` connections. */
export const openPool = ({ url, max, patience, trace = null, log }: PoolOptions): Pool => {
  const settings = settingsOf(patience)
  const pool = new Pool({
    connectionString: url,
    max,
    types: { getTypeParser: parserOf },
    connectionTimeoutMillis: 10_000,
    onConnect: (client) => client.query(settings),
  })
  const broken = (error: Error): void => {
    // A closing pool may receive the server's message before its own connections have closed.
    if (!pool.ending) log(`A database connection broke: ${error.message}`)
  }
  // Without a listener, a broken idle connection would end the process.
  pool.on("connect", (client) => {
    client.on("error", broken)
    if (trace !== null) traceStatements(client, trace)
  })
  pool.on("error", broken)
  return pool
}
