import { chmod, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { startEmbeddedPostgres } from "../../adapters/embedded-postgres/embedded-postgres.ts"
import type { App } from "../../core/index.ts"
import type { Actor } from "../../core/use-case/command.ts"
import { appOver } from "./app-over.ts"
import { plantOthers } from "./plant-others.ts"
import { signUp } from "./plant-tree.ts"
import { gatherStatistics, type Surroundings } from "./surroundings.ts"

/** A database server with one migrated database, an account without trees, and the trees of another account. */
export interface BenchServer {
  /** A folder for files. `end` removes it. */
  readonly folder: string
  /** The database, for its owner and for the service. They differ with stale statistics. */
  readonly url: string
  readonly serviceUrl: string
  readonly app: App
  readonly actor: Actor
  readonly token: string
  /** A connection of the database's owner. */
  readonly client: pg.Client
  /** Renews the statistics after trees came, unless they shall be stale. */
  settle(): Promise<void>
  /** Closes the service. */
  close(): Promise<void>
  /** Stops the server and removes its files. */
  end(): Promise<void>
}

/** Starts a server with these surroundings. */
export const startBenchServer = async ({ others, statistics }: Surroundings): Promise<BenchServer> => {
  const folder = await mkdtemp(join(tmpdir(), "stemma-bench-"))
  await chmod(folder, 0o711)
  const server = await startEmbeddedPostgres({ dataDir: join(folder, "data"), log: () => undefined })
  const { url } = server
  const owner = await appOver(url)
  await owner.migrate()
  await plantOthers(owner.app, url, others)
  await owner.close()
  const serviceUrl = await gatherStatistics(url, statistics)
  const { app, close } = await appOver(serviceUrl)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return {
    folder,
    url,
    serviceUrl,
    app,
    ...(await signUp(app)),
    client,
    settle: async () => {
      if (statistics === "fresh") await client.query("vacuum analyze")
    },
    close,
    end: async () => {
      await client.end()
      await server.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}
