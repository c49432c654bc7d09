/** The service: reads the settings, opens the store, listens, and stops cleanly on SIGINT and SIGTERM. */
import { once } from "node:events"
import type { Server } from "node:http"
import * as E from "fp-ts/lib/Either.js"
import type { Logger } from "pino"
import { type Config, readConfig } from "./config.ts"
import { openLog } from "./log.ts"
import { memory } from "./memory.ts"
import { production } from "./production.ts"
import { publicUrlOf } from "./public-url.ts"
import { makeService } from "./service.ts"
import { stopSignal } from "./shutdown.ts"
import { logUnhandledRejections } from "./unhandled-rejections.ts"
import { welcome } from "./welcome.ts"

const fail = (error: unknown): void => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

const listen = async (server: Server, { host, port }: Config): Promise<void> => {
  server.listen(port, host)
  try {
    await once(server, "listening")
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EADDRINUSE")) throw error
    throw new Error(`PORT ${port} of ${host} is already in use: stop the program that uses it, or set another PORT.`)
  }
}

const serve = async (config: Config, log: Logger): Promise<void> => {
  logUnhandledRejections(log)
  const isInMemory = config.databaseUrl?.startsWith("memory:") === true
  const stopping = stopSignal()
  const store = isInMemory ? memory() : await production(config, log)
  const service = await makeService({ config, log, store })
  try {
    await listen(service.server, config)
    console.error(welcome(service.version, publicUrlOf(config, service.server), whereDataIs(config)))
    log.info({ signal: await stopping }, "stopping")
  } finally {
    await service.stop()
  }
}

const whereDataIs = ({ databaseUrl, dataDir }: Config): string => {
  if (databaseUrl === null) return `in ${dataDir}`
  return databaseUrl.startsWith("memory:")
    ? "in memory, lost when it stops"
    : `in the database at ${new URL(databaseUrl).host}`
}

const config = readConfig()
if (E.isLeft(config)) fail(config.left)
else await serve(config.right, openLog(config.right)).catch(fail)
