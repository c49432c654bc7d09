import { DataDirInUse } from "../../adapters/embedded-postgres/data-dir-lock.ts"
import { runningEmbeddedUrl, startEmbeddedPostgres } from "../../adapters/embedded-postgres/embedded-postgres.ts"
import { directOf } from "../../adapters/mikro-orm/connection/route.ts"
import { refuseUnusable } from "../../adapters/mikro-orm/migrate.ts"
import type { Pooler } from "../../adapters/mikro-orm/refusals/pooler.ts"
import type { Blobs } from "../../core/ports/blobs.ts"
import { blobsOf } from "../stores/blobs.ts"
import { routeOf } from "../stores/route.ts"
import type { Config } from "../config.ts"

/** The database and the store of media of an instance. */
export interface Instance {
  /** Where each connection has a session of its own. */
  readonly url: string
  readonly blobs: Blobs
  close(): Promise<void>
}

/**
 * Opens the instance of these settings beside a running service, or starts its embedded database if no service
 * runs. Migrates nothing. Throws an Error of one line if this version cannot use the database.
 */
export const openBesideService = async (config: Config): Promise<Instance & { readonly pooler: Pooler }> => {
  const instance = await openInstance(config, async (inUse) => {
    const url = await runningEmbeddedUrl(config.dataDir)
    if (url === null) throw inUse
    return url
  })
  try {
    const route = config.databaseUrl === null ? { url: instance.url } : routeOf(config.databaseUrl, config)
    return { ...instance, pooler: await refuseUnusable(route) }
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
  if (databaseUrl !== null) return { url: directOf(routeOf(databaseUrl, config)), blobs, close: async () => {} }
  try {
    const { url, stop } = await startEmbeddedPostgres({ dataDir, log: () => undefined })
    return { url, blobs, close: stop }
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error
    return { url: await whenInUse(error), blobs, close: async () => {} }
  }
}
