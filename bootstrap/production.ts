import type { Logger } from "pino"
import { startEmbeddedPostgres } from "../adapters/embedded-postgres/embedded-postgres.ts"
import { openMikroOrmStore } from "../adapters/mikro-orm/store.ts"
import { newId } from "../adapters/uuid/new-id.ts"
import { ownBlobStore } from "../core/edit/blob/own-blob-store.ts"
import type { Trace } from "../core/ports/platform/trace.ts"
import { blobCheck } from "./stores/blob-check.ts"
import { blobsOf } from "./stores/blobs.ts"
import { roomOf } from "./stores/room.ts"
import { routeOf } from "./stores/route.ts"
import { currentCaller } from "./callers.ts"
import type { Config } from "./config.ts"
import { openDataDir } from "./start/data-dir.ts"
import type { Store } from "./stores/store.ts"

/**
 * Messages of the adapter about the server (it died, it is started again), among the lines that the server writes
 * itself.
 */
const ofOurs = /^PostgreSQL /

/** PostgreSQL with an up-to-date schema: the database at `DATABASE_URL`, or an embedded one under `DATA_DIR`. */
export const production = async (config: Config, log: Logger, trace: Trace | null = null): Promise<Store> => {
  const { databaseUrl, dataDir, databasePoolSize, databaseSnapshots, minFreeBytes, shutdownSeconds } = config
  await openDataDir(dataDir)
  const embedded =
    databaseUrl === null
      ? await startEmbeddedPostgres({
          dataDir,
          reserve: minFreeBytes,
          stopSeconds: shutdownSeconds / 2,
          log: (line) => log[ofOurs.test(line) ? "warn" : "debug"]({ postgres: line }),
        })
      : null
  try {
    const url = embedded?.url ?? databaseUrl ?? ""
    const store = await openMikroOrmStore({
      ...routeOf(url, config),
      poolSize: databasePoolSize,
      snapshots: databaseSnapshots,
      caller: currentCaller,
      trace,
      log: (message) => log.warn(message),
    })
    const pooler = await store.migrate((line) => log.info(line))
    const close = async (): Promise<void> => {
      await store.close()
      await embedded?.stop()
    }
    const blobs = blobsOf(config)
    const media = blobCheck(ownBlobStore({ uow: store.uow, blobs, newId }))
    // If the blob store cannot be used, everything else works, and `/readyz` reports it.
    await media().catch((error: unknown) =>
      log.warn({ err: error }, error instanceof Error ? error.message : String(error)),
    )
    const address = { databaseUrl: url, dataDir, s3: config.s3 }
    const checks = { database: () => store.ping(), media }
    const servers = embedded === null ? { servers: () => ({ pooler }) } : {}
    return { ...store, ...roomOf(config), ...servers, blobs, address, checks, close }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}
