import { type DatabaseHealth, databaseHealth } from "../../adapters/mikro-orm/health.ts"
import type { Config } from "../config.ts"
import type { Say } from "./finding.ts"

/** The clocks may differ by this much before sessions and links end at a time that surprises. */
const MOST_CLOCK_MS = 5_000

/** The connections of a process beside those for requests and exports: readiness, signals, the hold of media, jobs. */
const OTHER_CONNECTIONS = { always: 3, worker: 7 }

/** What can be asked of the database next: all, nothing because it is empty, or nothing because something is wrong. */
export type DatabaseState = "ready" | "empty" | "unusable"

/** Checks the database at this URL. It changes nothing. */
export const checkDatabase = async (url: string, config: Config, say: Say): Promise<DatabaseState> => {
  const health = await databaseHealth(url)
  const { version, clockAheadMs } = health
  say("ok", "database", `PostgreSQL ${version} answers`)
  const seconds = Math.round(Math.abs(clockAheadMs) / 100) / 10
  if (Math.abs(clockAheadMs) <= MOST_CLOCK_MS) say("ok", "clock", `differs from the database by ${seconds} s`)
  else say("warning", "clock", `differs from the database by ${seconds} s: synchronise both with NTP`)
  checkConnections(health, config, say)
  const isWritable = checkWrites(health, say)
  const state = checkSchema(health, say)
  return isWritable ? state : "unusable"
}

const checkConnections = (
  { mostConnections }: DatabaseHealth,
  { databasePoolSize, databaseSnapshots, worker }: Config,
  say: Say,
): void => {
  const wanted =
    databasePoolSize + databaseSnapshots + OTHER_CONNECTIONS.always + (worker ? OTHER_CONNECTIONS.worker : 0)
  if (wanted <= mostConnections) return
  say(
    "failure",
    "database",
    `DATABASE_POOL_SIZE ${databasePoolSize} is too large: the process opens up to ${wanted} connections, and the ` +
      `database accepts ${mostConnections}. Lower DATABASE_POOL_SIZE, or raise max_connections of the database.`,
  )
}

const checkWrites = ({ isStandby, isReadOnly }: DatabaseHealth, say: Say): boolean => {
  if (isStandby)
    say(
      "failure",
      "database",
      "DATABASE_URL leads to a standby, which takes no writes: set DATABASE_URL to the primary",
    )
  else if (isReadOnly)
    say(
      "failure",
      "database",
      "the database of DATABASE_URL is read-only: run ALTER DATABASE … RESET default_transaction_read_only and the " +
        "same for the role, or correct DATABASE_URL",
    )
  return !isStandby && !isReadOnly
}

const checkSchema = ({ letters, isEmpty, pending, missing }: DatabaseHealth, say: Say): DatabaseState => {
  if (letters !== null) {
    say("failure", "database", `DATABASE_URL: ${letters}`)
    return "unusable"
  }
  if (isEmpty) {
    say("ok", "schema", "the database is empty, and the first start creates its tables")
    return "empty"
  }
  if (pending.length > 0) {
    say("failure", "schema", `${pending.length} migrations are missing: run stemma migrate up`)
    return "unusable"
  }
  if (missing.length > 0) {
    say(
      "failure",
      "schema",
      `${missing.slice(0, 5).join(", ")} missing from the database of DATABASE_URL, although all migrations are ` +
        "applied: restore a backup into an empty database, or correct DATABASE_URL",
    )
    return "unusable"
  }
  say("ok", "schema", "up to date")
  return "ready"
}
