import type { Client } from "pg"
import { to } from "pg-copy-streams"
import { BlobStoreId } from "../../../core/domain/ids.ts"
import type {
  InstanceHead,
  InstanceSnapshot,
  NamedBlob,
  SequenceValue,
  TableRows,
} from "../../../core/ports/instance-rows.ts"
import { StoreBusy, StoreUnavailable } from "../../../core/ports/unavailable.ts"
import { REMOVALS } from "./blob-hold.ts"
import { hasQueue, QUEUED_JOBS, queuedJobColumns, queuedJobs } from "./queued-jobs.ts"
import { lockKey, onOwnConnection } from "./session.ts"
import { currentSchema, storedTables } from "./tables.ts"

/** One backup of a database at a time. */
const BACKUP = lockKey("backup")
const PAGE = 1_000

/**
 * Runs `work` on a snapshot of all rows of the database at this URL. It never migrates. Until `work` ends, no job
 * removes blobs. Throws `StoreBusy` if another backup of the database is being taken, and an error of one line if
 * the database has no schema of Stemma.
 */
export const withInstanceSnapshot = <T>(
  url: string,
  stemma: string,
  work: (snapshot: InstanceSnapshot) => Promise<T>,
): Promise<T> =>
  onOwnConnection(url, async (client) => {
    const { rows } = await client.query<{ free: boolean }>(`select pg_try_advisory_lock(${BACKUP}) as free`)
    if (rows[0]?.free !== true) throw new StoreBusy("Another backup of this instance is being taken.", 60)
    // First the lock, then the snapshot: a job that removes blobs of rows which the snapshot has finds the lock.
    await client.query(`select pg_advisory_lock(${REMOVALS})`)
    await client.query("begin isolation level repeatable read read only")
    return work(await snapshotOn(client, stemma))
  })

const snapshotOn = async (client: Client, stemma: string): Promise<InstanceSnapshot> => {
  const schema = await currentSchema(client)
  const head = await headOf(client, schema, stemma)
  return {
    head,
    tables: () => tablesOf(client, schema),
    blobs: () => blobsOf(client),
    checkHold: async () => {
      await client.query("select 1").catch((error: unknown) => {
        throw new StoreUnavailable("The connection that held back the removal of media broke during the backup.", {
          cause: error,
        })
      })
    },
  }
}

const headOf = async (client: Client, schema: string, stemma: string): Promise<InstanceHead> => {
  const found = await client.query<{ has: boolean }>("select to_regclass('blob_store') is not null as has")
  if (found.rows[0]?.has !== true)
    throw new Error("The database has no schema of Stemma, or one of before backups of the instance: start it once.")
  const at = await client.query<{ at: Date }>("select now() as at")
  const migrations = await client.query<{ name: string }>("select name from migrations order by id")
  const store = await client.query<{ id: string | null }>("select id from blob_store")
  const id = store.rows[0]?.id
  return {
    takenAt: (at.rows[0]?.at ?? new Date()).toISOString(),
    stemma,
    migrations: migrations.rows.map(({ name }) => name),
    blobStoreId: BlobStoreId.is(id) ? id : null,
    sequences: await sequencesOf(client, schema),
  }
}

/** The present values, which are not below those that the rows of the snapshot have. */
const sequencesOf = async (client: Client, schema: string): Promise<readonly SequenceValue[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname::text as name from pg_class c
     where c.relnamespace = $1::regnamespace and c.relkind = 'S' and c.relname <> 'migrations_id_seq' order by c.relname`,
    [schema],
  )
  const sequences: SequenceValue[] = []
  for (const { name } of rows) {
    const value = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${schema}.${client.escapeIdentifier(name)}`,
    )
    for (const row of value.rows) sequences.push({ name, ...row })
  }
  return sequences
}

async function* tablesOf(client: Client, schema: string): AsyncGenerator<TableRows> {
  for (const { name, columns } of await storedTables(client, schema)) {
    const list = columns.map((column) => client.escapeIdentifier(column)).join(", ")
    const statement = `copy ${schema}.${client.escapeIdentifier(name)} (${list}) to stdout`
    yield { name, columns, text: client.query(to(statement)) }
  }
  const { rows } = await client.query<{ has: boolean }>(hasQueue)
  if (rows[0]?.has === true)
    yield { name: QUEUED_JOBS, columns: queuedJobColumns, text: client.query(to(`copy (${queuedJobs}) to stdout`)) }
}

/**
 * The server keeps the list when the transaction ends. So no transaction is open while blobs are copied, which may
 * take hours.
 */
async function* blobsOf(client: Client): AsyncGenerator<readonly NamedBlob[]> {
  await client.query(
    `declare named_blobs cursor with hold for
     select tree_id as "treeId", id as "mediaId", size::float8 as size, checksum from media order by tree_id, id`,
  )
  await client.query("commit")
  for (;;) {
    const { rows } = await client.query<NamedBlob>(`fetch ${PAGE} from named_blobs`)
    if (rows.length === 0) return
    yield rows
  }
}
