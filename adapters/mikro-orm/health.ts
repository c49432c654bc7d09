import { Client } from "pg"
import { migrationState } from "./migrate.ts"
import { storeError } from "./failures.ts"

/** The state of a database, for an operator. */
export interface DatabaseHealth {
  /** The version of PostgreSQL, such as `18.1`. */
  readonly version: string
  /** How far its clock is ahead of the clock of this process, in milliseconds. */
  readonly clockAheadMs: number
  /** The names of the migrations that the schema lacks, in order. */
  readonly pending: readonly string[]
}

const CONNECT_MS = 10_000
const question = `select current_setting('server_version') as version, extract(epoch from clock_timestamp()) * 1000 as clock`

/** Reads the state of the database at this URL, and changes nothing. Throws `StoreUnavailable` if it cannot be reached. */
export const databaseHealth = async (url: string): Promise<DatabaseHealth> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS })
  client.on("error", () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string; clock: string }>(question)
    const clockAheadMs = Number(rows[0]?.clock ?? Number.NaN) - Date.now()
    return { version: rows[0]?.version ?? "", clockAheadMs, pending: (await migrationState(url)).pending }
  } catch (error) {
    throw storeError(error)
  } finally {
    await client.end().catch(() => undefined)
  }
}
