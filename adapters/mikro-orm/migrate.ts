import { Migrator } from "@mikro-orm/migrations"
import { MikroORM } from "@mikro-orm/postgresql"
import { Client } from "pg"
import { migrations } from "../../migrations/index.ts"
import { storeError } from "./failures.ts"
import { refuseLatinOnly } from "./letters.ts"
import { migrateJobs } from "./queue/schema.ts"
import { tables } from "./schema.ts"

/** The name of the lock that processes take to migrate one after another. */
const LOCK = "stemma.migrations"
const LONGEST_CONNECT_MS = 10_000

/**
 * Migrates the database at this URL to the latest version of `migrations`, and the tables of the queue. Concurrent
 * calls run one after another. Throws `StoreUnavailable` if the database cannot be reached, and an error of one
 * line if the database does not support the letters that searches need (`refuseLatinOnly`).
 */
export const migrate = async (url: string): Promise<void> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: LONGEST_CONNECT_MS })
  client.on("error", () => undefined)
  try {
    await client.connect()
    await client.query("select pg_advisory_lock(hashtextextended($1, 0))", [LOCK])
    await refuseLatinOnly(client)
    const { rows } = await client.query<{ name: string }>("select current_database() as name")
    await up(url, rows[0]?.name ?? "")
    await migrateJobs(url)
  } catch (error) {
    throw storeError(error)
  } finally {
    // The lock ends with its connection.
    await client.end().catch(() => undefined)
  }
}

const up = async (url: string, dbName: string): Promise<void> => {
  const orm = await MikroORM.init({
    clientUrl: url,
    dbName,
    entities: tables.map(({ entity }) => entity),
    extensions: [Migrator],
    migrations: {
      migrationsList: [...migrations],
      tableName: "migrations",
      snapshot: false,
      disableForeignKeys: false,
      silent: true,
    },
  })
  try {
    await orm.migrator.up()
  } finally {
    await orm.close(true)
  }
}
