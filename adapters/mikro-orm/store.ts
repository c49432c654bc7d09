import { MikroORM } from "@mikro-orm/postgresql"
import { PostgresDialect } from "kysely"
import type { Load } from "../../core/lib/load.ts"
import type { BackupReads } from "../../core/ports/backup-reads.ts"
import type { CurrentCaller } from "../../core/ports/caller.ts"
import type { ExportReads } from "../../core/ports/export-reads.ts"
import type { BlobHold } from "../../core/ports/instance-rows.ts"
import type { Worker } from "../../core/ports/jobs.ts"
import type { Reads } from "../../core/ports/reads.ts"
import type { TreeSignals } from "../../core/ports/changes/tree-signals.ts"
import type { Trace } from "../../core/ports/platform/trace.ts"
import type { Tries } from "../../core/ports/tries.ts"
import type { RehearsedUnitOfWork } from "../../core/ports/unit-of-work.ts"
import { migrate, refuseUnfit } from "./migrate.ts"
import type { ReportMigrations } from "./migration-progress.ts"
import { watchCallers } from "./connection/caller-watch.ts"
import { lanesOf, snapshotLane } from "./connection/lanes.ts"
import { openPool, type TimeLimits } from "./connection/pool.ts"
import { firstUrl } from "./connection/primary.ts"
import { type DatabaseRoute, directOf, sendingOf } from "./connection/route.ts"
import { readingBy } from "./reading.ts"
import { readiness } from "./readiness.ts"
import { blobHold } from "./instance/blob-hold.ts"
import { waitingJobs } from "./queue/waiting-jobs.ts"
import { webhookQueue } from "./queue/webhook-queue.ts"
import { graphileWorker } from "./queue/worker.ts"
import { backupReads } from "./reads/whole-tree/backup.ts"
import { gatheredSessions } from "./reads/accounts.ts"
import { feedReads } from "./reads/changes/feed.ts"
import { exportReads } from "./reads/whole-tree/export.ts"
import { gatheredRows } from "./reads/keyed/keyed-rows.ts"
import { gatheredPersons } from "./reads/persons.ts"
import { readsOf } from "./reads/reads-of.ts"
import { gatheredStates } from "./reads/trees.ts"
import { tables } from "./schema.ts"
import { inTurns, type OnStatement, sqlBy } from "./sql.ts"
import { treeSignals } from "./tree-signals.ts"
import type { Pooler } from "./refusals/pooler.ts"
import { tries } from "./tries.ts"
import { unitOfWork } from "./unit-of-work.ts"
import type { WebhookQueue } from "../../core/ports/webhook/webhooks.ts"

export interface MikroOrmStoreOptions extends DatabaseRoute {
  /** The most connections that requests share; 10 by default. */
  readonly poolSize?: number
  /** The most snapshots that are read at the same time, each on an additional connection; 4 by default. */
  readonly snapshots?: number
  /** The caller of a read or unit of work; by default the service itself. */
  readonly caller?: CurrentCaller
  /** The time limits of the database for a statement of a request. */
  readonly patience?: TimeLimits
  /** Called when an idle connection breaks. */
  readonly log?: (message: string) => void
  /** Records the statements of requests, tasks and jobs. */
  readonly trace?: Trace | null
  /** Called with the text of each statement that is sent. */
  readonly onStatement?: OnStatement
}

export interface MikroOrmStore {
  readonly uow: RehearsedUnitOfWork
  readonly reads: Reads
  readonly exportReads: ExportReads
  readonly backupReads: BackupReads
  readonly worker: Worker
  readonly webhookQueue: WebhookQueue
  readonly tries: Tries
  readonly treeSignals: TreeSignals
  readonly blobHold: BlobHold
  /** The connections that are in use, and the callers who wait for one, by the kind of their work. */
  connections(): Readonly<Record<"short" | "long" | "units" | "snapshots", Load>>
  /**
   * Migrates the schema to the latest version, and reports how far it is. Several processes may do so at once. Throws
   * an Error of one line if the database cannot be used. Returns what is in front of it.
   */
  migrate(report?: ReportMigrations): Promise<Pooler>
  /** Resolves if the database answers; throws `StoreUnavailable` if it cannot be reached. */
  ping(): Promise<void>
  close(): Promise<void>
}

const MINUTE_MS = 60_000
/** An import may parse a large file between two statements. */
const LONGEST_PAUSE_MS = 5 * MINUTE_MS
const requestPatience: TimeLimits = { statementMs: 15_000, lockMs: 5_000, idleMs: LONGEST_PAUSE_MS }
const snapshotPatience: TimeLimits = { statementMs: MINUTE_MS, lockMs: 5_000, idleMs: LONGEST_PAUSE_MS }

/**
 * Opens the store on a PostgreSQL database (version 15 or later). It connects when a connection is first needed.
 */
export const openMikroOrmStore = async ({
  url,
  directUrl = null,
  statements = "named",
  poolSize = 10,
  snapshots = 4,
  caller = () => null,
  patience = requestPatience,
  log = () => undefined,
  trace = null,
  onStatement = () => undefined,
}: MikroOrmStoreOptions): Promise<MikroOrmStore> => {
  const route: DatabaseRoute = { url, directUrl, statements }
  const direct = directOf(route)
  const pools = { url, sending: sendingOf(route), trace, log }
  const pool = openPool({ ...pools, max: poolSize, patience })
  const snapshotPool = openPool({ ...pools, max: snapshots, patience: snapshotPatience })
  const ready = readiness(pools)
  const signals = treeSignals(direct, log)
  const orm = await MikroORM.init({
    clientUrl: firstUrl(url),
    entities: tables.map(({ entity }) => entity),
    driverOptions: new PostgresDialect({ pool }),
    onQuery: (text) => {
      onStatement(text)
      return text
    },
  })
  const lanes = lanesOf(pool, poolSize)
  const callers = watchCallers(caller)
  const reading = readingBy(lanes, callers)
  const sql = sqlBy(reading.short, onStatement)
  // One statement reads the rows of several requests, so it must not end when one of their callers leaves.
  const shared = sqlBy(readingBy(lanes, { ...callers, caller: () => null }).short, onStatement)
  const bulk = inTurns(sql)
  const reads = readsOf(sql, sqlBy(reading.long, onStatement), gatheredRows(shared, bulk), bulk)
  let closed: Promise<unknown> | null = null
  /** MikroORM leaves the pool open if no unit of work ran. Its idle connections would keep the thread alive. */
  const endPool = async (): Promise<void> => {
    if (!pool.ending) await pool.end()
  }
  const snapshotsLane = snapshotLane(snapshotPool, snapshots)
  const snapshotPorts = { lane: snapshotsLane, callers, onStatement }
  return {
    uow: unitOfWork({ lane: lanes.units, caller, manager: orm.em, onStatement, changed: signals.changed }),
    reads: {
      ...reads,
      sessions: { ...reads.sessions, ...gatheredSessions(shared) },
      persons: { ...reads.persons, ...gatheredPersons(shared, bulk) },
      trees: { ...reads.trees, ...gatheredStates(shared) },
      feed: feedReads(shared),
    },
    exportReads: exportReads(snapshotPorts),
    backupReads: backupReads(snapshotPorts),
    worker: { ...graphileWorker({ url: direct, log }), waiting: waitingJobs(sql) },
    webhookQueue: webhookQueue(sql),
    tries: tries(sql),
    treeSignals: signals,
    blobHold: blobHold(direct),
    connections: () => ({
      short: lanes.short.load(),
      long: lanes.long.load(),
      units: lanes.units.load(),
      snapshots: snapshotsLane.load(),
    }),
    migrate: async (report) => {
      const pooler = await refuseUnfit(route)
      await migrate(direct, report)
      return pooler
    },
    ping: () => ready.ping(),
    close: async () => {
      closed ??= Promise.all([orm.close(true).then(endPool), snapshotPool.end(), ready.close(), signals.close()])
      await closed
    },
  }
}
