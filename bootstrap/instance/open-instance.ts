import { DataDirInUse } from "../../adapters/embedded-postgres/data-dir-lock.ts"
import { runningEmbeddedUrl, startEmbeddedPostgres } from "../../adapters/embedded-postgres/embedded-postgres.ts"
import { refuseUnusable } from "../../adapters/mikro-orm/migrate.ts"
import type { Blobs } from "../../core/ports/blobs.ts"
import { blobsOf } from "../stores/blobs.ts"
import type { Config } from "../config.ts"

/** The database and the store of media of an instance. */
export interface Instance {
  readonly url: string
  readonly blobs: Blobs
  close(): Promise<void>
}

/**
 * Opens the instance of these settings beside a running service, or starts its embedded database if no service
 * runs. Migrates nothing. Throws an Error of one line if this version cannot use the database.
 */
export const openBesideService = async (config: Config): Promise<Instance> => {
  const instance = await openInstance(config, async (inUse) => {
    const url = await runningEmbeddedUrl(config.dataDir)
    if (url === null) throw inUse
    return url
  })
  try {
    await refuseUnusable(instance.url)
    return instance
  } catch (error) {
    await instance.close()
    throw error
  }
}

/** Opens the instance of these settings for this process alone, as far as the data folder shows. */
export const openAlone = (config: Config): Promise<Instance> =>
  openInstance(config, (inUse) => {
    throw new Error(`${inUse.message}: stop it first`)
  })

const openInstance = async (config: Config, whenInUse: (inUse: DataDirInUse) => Promise<string>): Promise<Instance> => {
  const { databaseUrl, dataDir } = config
  if (databaseUrl?.startsWith("memory:") === true)
    throw new Error("DATABASE_URL is memory:, of which there is no backup")
  const blobs = blobsOf(config)
  if (databaseUrl !== null) return { url: databaseUrl, blobs, close: async () => {} }
  try {
    const { url, stop } = await startEmbeddedPostgres({ dataDir, log: () => undefined })
    return { url, blobs, close: stop }
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error
    return { url: await whenInUse(error), blobs, close: async () => {} }
  }
}
