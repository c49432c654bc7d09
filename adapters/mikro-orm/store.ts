import { MikroORM } from "@mikro-orm/postgresql"
import { PostgresDialect } from "kysely"
import type { BackupReads } from "../../core/ports/backup-reads.ts"
import type { ExportReads } from "../../core/ports/export-reads.ts"
import type { Worker } from "../../core/ports/jobs.ts"
import type { Reads } from "../../core/ports/reads.ts"
import type { Tries } from "../../core/ports/tries.ts"
import type { UnitOfWork } from "../../core/ports/unit-of-work.ts"
import { migrate } from "./migrate.ts"
import { openPool, read } from "./pool.ts"
import { graphileWorker } from "./queue/worker.ts"
import { backupReads } from "./reads/backup.ts"
import { exportReads } from "./reads/export.ts"
import { readsOf } from "./reads/reads-of.ts"
import { tables } from "./schema.ts"
import { type OnStatement, sqlBy } from "./sql.ts"
import { tries } from "./tries.ts"
import { unitOfWork } from "./unit-of-work.ts"

export interface MikroOrmStoreOptions {
  /** Where the database is, as `postgresql://user:password@host:port/database`. */
  readonly url: string
  /** How many connections are kept at most; 10 unless said. */
  readonly poolSize?: number
  /** Told of connections that were lost while nobody used them. */
  readonly log?: (message: string) => void
  /** Told the text of each statement, as it is sent. */
  readonly onStatement?: OnStatement
}

export interface MikroOrmStore {
  readonly uow: UnitOfWork
  readonly reads: Reads
  readonly exportReads: ExportReads
  readonly backupReads: BackupReads
  readonly worker: Worker
  readonly tries: Tries
  /** Brings the schema up to date; many processes may do so at once. */
  migrate(): Promise<void>
  /** Answers when the database does; throws `StoreUnavailable` when it is out of reach. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Opens the store on a PostgreSQL database (15 or later). No connection is made before one is needed. */
export const openMikroOrmStore = async ({
  url,
  poolSize = 10,
  log = () => undefined,
  onStatement = () => undefined,
}: MikroOrmStoreOptions): Promise<MikroOrmStore> => {
  const pool = openPool(url, poolSize, log)
  const orm = await MikroORM.init({
    clientUrl: url,
    entities: tables.map(({ entity }) => entity),
    driverOptions: new PostgresDialect({ pool }),
    onQuery: (text) => {
      onStatement(text)
      return text
    },
  })
  const sql = sqlBy((work) => read(pool, work), onStatement)
  return {
    uow: unitOfWork({ pool, manager: orm.em, onStatement }),
    reads: readsOf(sql),
    exportReads: exportReads(pool, onStatement),
    backupReads: backupReads(pool, onStatement),
    worker: graphileWorker({ url, log }),
    tries: tries(sql),
    migrate: () => migrate(url),
    ping: async () => {
      await sql.run("select 1", [])
    },
    close: async () => {
      await orm.close(true)
    },
  }
}
