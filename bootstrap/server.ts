/** The service: reads the settings, opens the store, listens, and stops cleanly on SIGINT and SIGTERM. */
import type { Server } from "node:http"
import * as E from "fp-ts/lib/Either.js"
import type { Logger } from "pino"
import { type Config, readConfig } from "./config.ts"
import { memory } from "./memory.ts"
import { production } from "./production.ts"
import { serversOf } from "../adapters/mikro-orm/connection/database-hosts.ts"
import { publicUrlOf } from "./public-url.ts"
import { makeService } from "./service.ts"
import { stopSignal } from "./shutdown.ts"
import { listen } from "./start/listen.ts"
import { noteServer } from "./start/running-servers.ts"
import { fail, run } from "./start/run.ts"
import { openTraceOf } from "./start/trace.ts"
import { requireBackupDir } from "./instance/scheduled-backup.ts"
import { logUnhandledRejections } from "./unhandled-rejections.ts"
import { welcome } from "./welcome.ts"

const serve = async (config: Config, log: Logger): Promise<void> => {
  logUnhandledRejections(log)
  const isInMemory = config.databaseUrl?.startsWith("memory:") === true
  const stopping = stopSignal(config.shutdownSeconds + config.shutdownDelaySeconds)
  if (config.worker) await requireBackupDir(config)
  const trace = await openTraceOf(config, (message) => log.warn(message))
  const store = isInMemory ? memory() : await production(config, log, trace)
  const service = await makeService({ config, log, store, trace }).catch(async (error: unknown) => {
    await store.close()
    throw error
  })
  let removeNote = async (): Promise<void> => undefined
  try {
    await listen(service.server, { ...config, portName: "PORT" })
    if (!isInMemory) removeNote = await noteServer(config.dataDir, portOf(service.server))
    if (service.metricsServer !== null)
      await listen(service.metricsServer, {
        host: config.host,
        port: config.metricsPort ?? 0,
        portName: "METRICS_PORT",
      })
    console.error(welcome(service.version, publicUrlOf(config, service.server), whereDataIs(config), config.web))
    log.info({ signal: await stopping }, "stopping")
  } finally {
    await removeNote()
    await service.stop()
  }
}

const portOf = (server: Server): number => {
  const address = server.address()
  return typeof address === "object" && address !== null ? address.port : 0
}

const whereDataIs = ({ databaseUrl, dataDir }: Config): string => {
  if (databaseUrl === null) return `in ${dataDir}`
  return databaseUrl.startsWith("memory:")
    ? "in memory, lost when it stops"
    : `in the database at ${serversOf(databaseUrl)}`
}

const config = readConfig()
if (E.isLeft(config)) fail(config.left)
else await run(config.right, serve)
