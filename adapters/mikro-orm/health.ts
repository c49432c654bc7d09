import type { Client } from "pg"
import { type MigrationState, migrationState } from "./migrate.ts"
import { storeError } from "./failures.ts"
import { refuseLatinOnly } from "./refusals/letters.ts"
import { tables } from "./schema.ts"
import { clientOf } from "./connection/primary.ts"
import { snakeCase } from "../../core/codec/snake-case.ts"

/** The state of a database, for an operator. */
export interface DatabaseHealth {
  /** The version of PostgreSQL, such as `18.1`. */
  readonly version: string
  /** How far its clock is ahead of the clock of this process, in milliseconds. */
  readonly clockAheadMs: number
  /** How many connections an ordinary role may open. */
  readonly mostConnections: number
  readonly isStandby: boolean
  /** Whether transactions of this role are read-only. */
  readonly isReadOnly: boolean
  /** Why searches would find only Latin letters (`refuseLatinOnly`); null if they find all, or if that cannot be asked. */
  readonly letters: string | null
  /** Whether no migration was ever applied. */
  readonly isEmpty: boolean
  /** The names of the migrations that the schema lacks, in order. */
  readonly pending: readonly string[]
  /** The tables and columns that are missing although their migrations are applied, such as `persons.version`. */
  readonly missing: readonly string[]
}

interface Facts {
  readonly version: string
  readonly clock: string
  readonly most: number
  readonly isStandby: boolean
  readonly isReadOnly: boolean
}

const CONNECT_MS = 10_000
const question = `select current_setting('server_version') as version, extract(epoch from clock_timestamp()) * 1000 as clock,
  current_setting('max_connections')::integer - current_setting('superuser_reserved_connections')::integer
    - coalesce(current_setting('reserved_connections', true), '0')::integer as most,
  pg_is_in_recovery() as "isStandby", current_setting('transaction_read_only')::boolean as "isReadOnly"`

/** Reads the state of the database at this URL, and changes nothing. Throws `StoreUnavailable` if it cannot be reached. */
export const databaseHealth = async (url: string): Promise<DatabaseHealth> => {
  const client = clientOf(url, { connectionTimeoutMillis: CONNECT_MS })
  client.on("error", () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<Facts>(question)
    const [facts] = rows
    if (facts === undefined) throw new Error("The database answered without a row.")
    const { version, clock, most, isStandby, isReadOnly } = facts
    const clockAheadMs = Number(clock) - Date.now()
    const { applied, pending }: MigrationState = await migrationState(url)
    return {
      version,
      clockAheadMs,
      mostConnections: most,
      isStandby,
      isReadOnly,
      letters: isStandby || isReadOnly ? null : await lettersOf(client),
      isEmpty: applied.length === 0,
      pending,
      missing: pending.length === 0 ? await missingOf(client) : [],
    }
  } catch (error) {
    throw storeError(error)
  } finally {
    await client.end().catch(() => undefined)
  }
}

const lettersOf = async (client: Client): Promise<string | null> => {
  try {
    await refuseLatinOnly(client)
    return null
  } catch (error) {
    // An error of the database, such as a missing right, is another fault.
    if (error instanceof Error && !("code" in error)) return error.message
    throw error
  }
}

const missingOf = async (client: Client): Promise<readonly string[]> => {
  const { rows } = await client.query<{ readonly name: string; readonly columns: readonly string[] }>(
    `select table_name as name, json_agg(column_name) as columns
    from information_schema.columns where table_schema = current_schema() group by 1`,
  )
  const columnsOf = new Map(rows.map(({ name, columns }) => [name, new Set(columns)]))
  return tables.flatMap(({ name, fields }: { readonly name: string; readonly fields: readonly string[] }) => {
    const columns = columnsOf.get(name)
    if (columns === undefined) return [name]
    return fields.map(snakeCase).flatMap((column) => (columns.has(column) ? [] : [`${name}.${column}`]))
  })
}
