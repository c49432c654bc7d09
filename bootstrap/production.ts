import type { Logger } from "pino"
import { startEmbeddedPostgres } from "../adapters/embedded-postgres/embedded-postgres.ts"
import { openMikroOrmStore } from "../adapters/mikro-orm/store.ts"
import { blobsOf } from "./blobs.ts"
import { currentCaller } from "./callers.ts"
import type { Config } from "./config.ts"
import type { Store } from "./store.ts"

/**
 * Messages of the adapter about the server (it died, it is started again), among the lines that the server writes
 * itself.
 */
const ofOurs = /^PostgreSQL /

/** PostgreSQL with an up-to-date schema: the database at `DATABASE_URL`, or an embedded one under `DATA_DIR`. */
export const production = async (config: Config, log: Logger): Promise<Store> => {
  const { databaseUrl, dataDir, databasePoolSize, databaseSnapshots } = config
  const embedded =
    databaseUrl === null
      ? await startEmbeddedPostgres({
          dataDir,
          log: (line) => log[ofOurs.test(line) ? "warn" : "debug"]({ postgres: line }),
        })
      : null
  try {
    const url = embedded?.url ?? databaseUrl ?? ""
    const store = await openMikroOrmStore({
      poolSize: databasePoolSize,
      snapshots: databaseSnapshots,
      caller: currentCaller,
      url,
      log: (message) => log.warn(message),
    })
    await store.migrate()
    const close = async (): Promise<void> => {
      await store.close()
      await embedded?.stop()
    }
    const blobs = blobsOf(config)
    // If the blob store cannot be reached, everything else works, and `/readyz` reports it.
    await blobs.ping().catch((error: unknown) => log.warn({ err: error }, "the media store does not answer"))
    const ready = async (): Promise<void> => {
      await Promise.all([store.ping(), blobs.ping()])
    }
    return { ...store, blobs, address: { databaseUrl: url, dataDir, s3: config.s3 }, ready, close }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}
