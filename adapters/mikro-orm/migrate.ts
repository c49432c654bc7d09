import { setTimeout } from "node:timers/promises"
import { Migrator } from "@mikro-orm/migrations"
import { MikroORM } from "@mikro-orm/postgresql"
import { PostgresDialect } from "kysely"
import { type Client, Pool } from "pg"
import { migrations } from "../../migrations/index.ts"
import { clientOf, firstUrl, poolConfigOf } from "./connection/primary.ts"
import { type DatabaseRoute, directOf } from "./connection/route.ts"
import { storeError } from "./failures.ts"
import {
  firstMigration,
  type MigrationProgress,
  migrationProgress,
  type ReportMigrations,
} from "./migration-progress.ts"
import { refuseLatinOnly } from "./refusals/letters.ts"
import { type Pooler, refuseUnfitPooler } from "./refusals/pooler.ts"
import { migrateJobs } from "./queue/schema.ts"
import { tables } from "./schema.ts"

/** The name of the lock that processes take to migrate one after another. */
const LOCK = "stemma.migrations"
const LONGEST_CONNECT_MS = 10_000

/**
 * Migrates the database at this URL to the latest version of `migrations`, and the tables of the queue. Concurrent
 * calls run one after another. Throws `StoreUnavailable` if the database cannot be reached, and an error of one
 * line if the database does not support the letters that searches need (`refuseLatinOnly`), or if this
 * version cannot use it (`refuseUnusable`). `report` gets the lines for the log. The lock ends with its session, so a
 * pooler in front of the database must keep the session of a client.
 */
export const migrate = async (url: string, report: ReportMigrations = () => undefined): Promise<void> => {
  await onClient(url, async (client) => {
    // The lock ends with its connection.
    await client.query("select pg_advisory_lock(hashtextextended($1, 0))", [LOCK])
    await refuseLatinOnly(client)
    const applied = await refuseNewer(client)
    const { rows } = await client.query<{ name: string }>("select current_database() as name")
    // A migration may add jobs.
    await migrateJobs(url)
    const progress =
      applied.length === 0 ? firstMigration(report) : migrationProgress(migrations.length - applied.length, report)
    await up(url, rows[0]?.name ?? "", progress)
  })
}

const up = async (url: string, dbName: string, { begun, done, end }: MigrationProgress): Promise<void> => {
  const pool = patientPool(new Pool({ ...poolConfigOf(url), max: 2 }))
  const orm = await migrator(url, dbName, { driverOptions: new PostgresDialect({ pool }) })
  orm.migrator.on("migrating", ({ name }) => begun(name))
  orm.migrator.on("migrated", done)
  try {
    await orm.migrator.up()
  } finally {
    end()
    await closeSoon(orm)
  }
}

/**
 * The pool with connections whose end is no uncaught error: a connection that MikroORM has not closed yet may end
 * with the database.
 */
const patientPool = (pool: Pool): Pool =>
  pool.on("error", () => undefined).on("connect", (client) => client.on("error", () => undefined))

/** How long the connections of a migration may take to close. */
const LONGEST_CLOSE_MS = 2_000

/**
 * Closes the connections of a migration. MikroORM does not release a connection that breaks during a migration, so
 * its pool never closes. Without a time limit the process would end then with nothing left to wait for: with code 13,
 * and without the reason.
 */
const closeSoon = async (orm: MikroORM): Promise<void> => {
  const closed = new AbortController()
  const late = setTimeout(LONGEST_CLOSE_MS, undefined, { signal: closed.signal }).catch(() => undefined)
  try {
    await Promise.race([orm.close(true), late])
  } finally {
    closed.abort()
  }
}

/** The names of migrations, in order. */
export interface MigrationState {
  readonly applied: readonly string[]
  readonly pending: readonly string[]
}

/**
 * The migrations that the database at this URL has and lacks. Changes nothing. Throws an Error of one line if a newer
 * version of Stemma migrated it.
 */
export const migrationState = (url: string): Promise<MigrationState> =>
  onClient(url, async (client) => {
    const done = new Set(await refuseNewer(client))
    const names = migrations.map(({ name }) => name)
    return { applied: names.filter((name) => done.has(name)), pending: names.filter((name) => !done.has(name)) }
  })

/**
 * Throws an Error of one line if this version cannot use the database: if a newer version migrated it, or if a pooler
 * in front of it does not fit (`refuseUnfitPooler`). Returns what is in front of it.
 */
export const refuseUnusable = async (route: DatabaseRoute): Promise<Pooler> => {
  const pooler = await refuseUnfit(route)
  await onClient(directOf(route), refuseNewer)
  return pooler
}

/** As `refuseUnfitPooler`. Throws `StoreUnavailable` if the database cannot be reached. */
export const refuseUnfit = (route: DatabaseRoute): Promise<Pooler> =>
  refuseUnfitPooler(route).catch((error: unknown) => {
    throw storeError(error)
  })

/**
 * Returns the names of the migrations that the database has, all of which this version knows. The `Migrator` of MikroORM
 * is not asked, because it makes the table where it is missing.
 */
const refuseNewer = async (client: Client): Promise<readonly string[]> => {
  const { rows: found } = await client.query("select 1 where to_regclass('migrations') is not null")
  if (found.length === 0) return []
  const { rows } = await client.query<{ readonly name: string }>("select name from migrations order by id")
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = rows.map(({ name }) => name).filter((name) => !known.has(name))
  if (unknown.length === 0) return rows.map(({ name }) => name)
  throw new Error(
    `A newer version of Stemma has migrated the database: this version does not know ${unknown.join(", ")}. ` +
      "Use that version, or another database with a backup from before.",
  )
}

/** Runs work on a connection of its own. Throws `StoreUnavailable` if the database cannot be reached. */
const onClient = async <A>(url: string, work: (client: Client) => Promise<A>): Promise<A> => {
  const client = clientOf(url, { connectionTimeoutMillis: LONGEST_CONNECT_MS })
  client.on("error", () => undefined)
  try {
    await client.connect()
    return await work(client)
  } catch (error) {
    throw storeError(error)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Migrates the tables in another schema of the database with these migrations; without them, to the latest version.
 */
export const migrateIn = async (
  url: string,
  { schema, path, by }: { readonly schema: string; readonly path: string; readonly by?: readonly string[] },
): Promise<void> => {
  const pool = patientPool(
    new Pool({
      ...poolConfigOf(url),
      max: 2,
      onConnect: (client) => client.query(`set search_path to ${path}; set statement_timeout = 0`),
    }),
  )
  const { dbName } = await databaseOf(pool)
  const orm = await migrator(url, dbName, { schema, driverOptions: new PostgresDialect({ pool }) })
  try {
    await orm.migrator.up(by === undefined ? {} : { migrations: [...by] })
  } finally {
    await closeSoon(orm)
    if (!pool.ending) await pool.end()
  }
}

const databaseOf = async (pool: Pool): Promise<{ readonly dbName: string }> => {
  const { rows } = await pool.query<{ dbName: string }>('select current_database() as "dbName"')
  return { dbName: rows[0]?.dbName ?? "" }
}

const migrator = (
  url: string,
  dbName: string,
  more: { readonly schema?: string; readonly driverOptions?: PostgresDialect },
): Promise<MikroORM> =>
  MikroORM.init({
    clientUrl: firstUrl(url),
    dbName,
    ...more,
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
