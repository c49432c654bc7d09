import type { Logger } from "pino"
import { startEmbeddedPostgres } from "../adapters/embedded-postgres/embedded-postgres.ts"
import { openMikroOrmStore } from "../adapters/mikro-orm/store.ts"
import type { Config } from "./config.ts"
import type { Store } from "./service.ts"

/** PostgreSQL, its schema up to date: the one at `DATABASE_URL`, or one of our own under `DATA_DIR`. */
export const production = async ({ databaseUrl, dataDir }: Config, log: Logger): Promise<Store> => {
  const embedded = databaseUrl === null ? await startEmbeddedPostgres({ dataDir, log: (line) => log.debug({ postgres: line }) }) : null
  try {
    const store = await openMikroOrmStore({ url: embedded?.url ?? databaseUrl ?? "", log: (message) => log.warn(message) })
    await store.migrate()
    const close = async (): Promise<void> => {
      await store.close()
      await embedded?.stop()
    }
    return { ...store, ready: () => store.ping(), close }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}
