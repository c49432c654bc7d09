import { Pool } from "pg"
import type { Trace } from "../../../core/ports/platform/trace.ts"
import { parserOf } from "../parsers.ts"
import { leaveUnnamed, shareSession, traceStatements } from "../statement.ts"
import { poolConfigOf } from "./primary.ts"

/** The time limits that the database applies to a connection. */
export interface TimeLimits {
  /** The longest time of one statement outside a unit of work, in milliseconds. */
  readonly statementMs: number
  /** The longest wait for a lock of another transaction, in milliseconds. */
  readonly lockMs: number
  /** The longest time that a transaction may be open without a statement, in milliseconds. */
  readonly idleMs: number
}

/** How statements reach the database. */
export interface Sending {
  /** Whether the URL may lead through a pooler that gives each transaction another session. */
  readonly isPooled: boolean
  /** Whether statements are prepared once per connection, under names. */
  readonly isNamed: boolean
}

/** What most connections are: to the database itself. */
const direct: Sending = { isPooled: false, isNamed: true }

export interface PoolOptions {
  readonly url: string
  readonly sending?: Sending
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

/** What each statement relies on, as names and values of settings. */
const settingsOf = ({ statementMs, lockMs, idleMs }: TimeLimits): readonly (readonly [string, string])[] => [
  // Compiling a plan or starting parallel workers costs more than any statement that is sent here.
  ["jit", "off"],
  // A plan for the values of one tree trusts statistics that may not know the tree yet. It then takes the tree for
  // empty, and scans all of it for each row of a batch. A plan for all values relies on averages, and each statement
  // has a look-up by key for it.
  ["plan_cache_mode", "force_generic_plan"],
  ["max_parallel_workers_per_gather", "0"],
  // Timestamps then have one format, which `parserOf` relies on.
  ["timezone", "UTC"],
  ["statement_timeout", String(statementMs)],
  ["lock_timeout", String(lockMs)],
  ["idle_in_transaction_session_timeout", String(idleMs)],
]

/** Sets them for the current transaction, or for the session. The values are our own. */
const settingText = (settings: readonly (readonly [string, string])[], isLocal: boolean): string =>
  `select ${settings.map(([name, value]) => `set_config('${name}', '${value}', ${isLocal})`).join(", ")}`

/** PostgreSQL cannot check connections on every platform. */
const checkConnections = `do $$ begin
  perform set_config('client_connection_check_interval', '${CHECK_MS}', false);
  exception when others then null;
end $$`

/** A pool of at most `max` connections. */
export const openPool = ({ url, sending = direct, max, patience, trace = null, log }: PoolOptions): Pool => {
  const settings = settingsOf(patience)
  const ownSettings = `${settingText(settings, false)}; ${checkConnections}`
  const session = { settings: settingText(settings, true) }
  const pool = new Pool({
    ...poolConfigOf(url),
    max,
    types: { getTypeParser: parserOf },
    connectionTimeoutMillis: 10_000,
    onConnect: (client) => (sending.isPooled ? undefined : client.query(ownSettings)),
  })
  const broken = (error: Error): void => {
    // A closing pool may receive the server's message before its own connections have closed.
    if (!pool.ending) log(`A database connection broke: ${error.message}`)
  }
  // Without a listener, a broken idle connection would end the process.
  pool.on("connect", (client) => {
    client.on("error", broken)
    if (trace !== null) traceStatements(client, trace)
    if (sending.isPooled) shareSession(client, session)
    if (!sending.isNamed) leaveUnnamed(client)
  })
  pool.on("error", broken)
  return pool
}
