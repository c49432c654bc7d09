import { pipeline } from "node:stream/promises"
import { Readable } from "node:stream"
import type { Client } from "pg"
import { from } from "pg-copy-streams"
import type { BlobStoreId } from "../../../core/domain/ids.ts"
import type { InstanceHead, TableRows } from "../../../core/ports/instance-rows.ts"
import { StoreBusy } from "../../../core/ports/unavailable.ts"
import { migrations } from "../../../migrations/index.ts"
import { migrateIn } from "../migrate.ts"
import { enqueueFrom, QUEUED_JOBS, queuedJobColumns } from "./queued-jobs.ts"
import { lockKey, onOwnConnection } from "./session.ts"
import { moveTables } from "./move-tables.ts"
import { currentSchema, storedTables, type StoredTable, tablesWithRows } from "./tables.ts"

/** The schema in which a restore builds the instance. Until the last step nothing outside of it changes. */
const SCRATCH = "stemma_restore"
const RESTORE = lockKey("restore")

/** The rows of a backup on their way into an empty database. */
export interface InstanceRestore {
  load(table: TableRows): Promise<void>
  /**
   * Migrates the rows to the latest version, checks all references, and makes them those of the database, in one
   * transaction. The store of media has this identity.
   */
  complete(blobStoreId: BlobStoreId): Promise<void>
}

/** The reason, in one line, why this version of Stemma cannot restore a backup; null if it can. */
export const refusalOf = ({ migrations: had, stemma }: InstanceHead): string | null => {
  const known = migrations.map(({ name }) => name)
  const isKnown = had.length > 0 && had.every((name) => known.includes(name))
  return isKnown
    ? null
    : `This version does not know the database of the backup (${had.at(-1) ?? "none"}, of Stemma ${stemma}): use that ` +
        "version or a newer one."
}

/** The reason, in one line, why a backup cannot be restored into the database; null if it is empty. */
export const occupied = (url: string): Promise<string | null> =>
  onOwnConnection(url, async (client) => {
    const schema = await currentSchema(client)
    return refusalOfRows(await tablesWithRows(client, schema, await storedTables(client, schema)))
  })

const refusalOfRows = (tables: readonly string[]): string | null =>
  tables.length === 0
    ? null
    : "A backup is restored only into an empty instance, but the database has rows in " +
      `${tables.slice(0, 3).join(", ")}${tables.length > 3 ? " and more" : ""}: use another database or DATA_DIR.`

/**
 * Restores rows into the database at this URL, whose schema must be the latest one, and which must be empty. The rows
 * become visible all at once, when `complete` resolves. What a killed restore left is removed first.
 */
export const withInstanceRestore = <T>(
  url: string,
  head: InstanceHead,
  work: (restore: InstanceRestore) => Promise<T>,
): Promise<T> =>
  onOwnConnection(url, async (client) => {
    const { rows } = await client.query<{ free: boolean }>(`select pg_try_advisory_lock(${RESTORE}) as free`)
    if (rows[0]?.free !== true) throw new StoreBusy("Another restore of this instance is running.", 60)
    const home = await currentSchema(client)
    const path = `${SCRATCH}, ${home}`
    try {
      await client.query(`drop schema if exists ${SCRATCH} cascade; create schema ${SCRATCH}`)
      await migrateIn(url, { schema: SCRATCH, path, by: head.migrations })
      await client.query(`set search_path to ${path}`)
      await client.query("begin")
      const loader = await loaderOn(client)
      return await work({
        load: loader.load,
        complete: async (blobStoreId) => {
          await loader.end(head)
          await client.query("commit")
          await migrateIn(url, { schema: SCRATCH, path })
          await client.query("analyze")
          await takeOver(client, home, blobStoreId)
        },
      })
    } catch (error) {
      await client.query(`rollback; drop schema if exists ${SCRATCH} cascade`).catch(() => undefined)
      throw error
    }
  })

interface Loader {
  load(table: TableRows): Promise<void>
  end(head: InstanceHead): Promise<void>
}

/** Loads tables in any order: foreign keys are added, and thereby checked, at the end. Triggers do not run. */
const loaderOn = async (client: Client): Promise<Loader> => {
  const tables = new Map((await storedTables(client, SCRATCH)).map((table) => [table.name, table]))
  const keys = await dropForeignKeys(client)
  for (const name of tables.keys()) {
    const quoted = client.escapeIdentifier(name)
    await client.query(`alter table ${quoted} disable trigger user; truncate ${quoted}`)
  }
  await client.query(
    `create table queued_jobs (identifier text, payload json, run_at timestamptz, max_attempts int, job_key text, priority int)`,
  )
  return {
    load: async ({ name, columns, text }) => {
      const known = name === QUEUED_JOBS ? { name: "queued_jobs", columns: queuedJobColumns } : tables.get(name)
      if (known === undefined || !hasColumns(known, columns))
        throw new Error(`The backup has a table ${name} with columns that its version of Stemma did not have.`)
      const list = columns.map((column) => client.escapeIdentifier(column)).join(", ")
      await pipeline(
        Readable.from(text, { objectMode: false }),
        client.query(from(`copy ${client.escapeIdentifier(known.name)} (${list}) from stdin`)),
      )
    },
    end: async ({ sequences }) => {
      for (const key of keys) await client.query(key)
      for (const name of tables.keys())
        await client.query(`alter table ${client.escapeIdentifier(name)} enable trigger user`)
      for (const { name, value, isCalled } of sequences)
        await client.query("select setval(to_regclass(quote_ident($1)), $2::bigint, $3)", [name, value, isCalled])
    },
  }
}

const hasColumns = (table: StoredTable, columns: readonly string[]): boolean =>
  columns.length === table.columns.length && columns.every((column) => table.columns.includes(column))

/** Returns the statements that add the keys again. */
const dropForeignKeys = async (client: Client): Promise<readonly string[]> => {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
     from pg_constraint where contype = 'f' and connamespace = '${SCRATCH}'::regnamespace order by conname`,
  )
  for (const { drop } of rows) await client.query(drop)
  return rows.map(({ add }) => add)
}

/** One transaction: the empty tables give way to the restored ones, and the waiting jobs come into the queue. */
const takeOver = async (client: Client, home: string, blobStoreId: BlobStoreId): Promise<void> => {
  await client.query("begin; set local lock_timeout = '10s'")
  const tables = await storedTables(client, home)
  await client.query(`lock table ${tables.map(({ name }) => `${home}.${client.escapeIdentifier(name)}`).join(", ")}`)
  const refusal = refusalOfRows(await tablesWithRows(client, home, tables))
  if (refusal !== null) throw new Error(refusal)
  await client.query(
    "update blob_store set id = $1, is_confirmed = true, swept_tree_id = null, swept_media_id = null",
    [blobStoreId],
  )
  await client.query(enqueueFrom("queued_jobs"))
  await client.query("drop table queued_jobs")
  await moveTables(client, SCRATCH, home)
  await client.query(`drop schema ${SCRATCH}; commit`)
}
