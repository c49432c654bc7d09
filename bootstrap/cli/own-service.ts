import { pino } from "pino"
import type { Config } from "../config.ts"
import { production } from "../production.ts"
import { publicUrlOf } from "../public-url.ts"
import { makeService } from "../service.ts"
import { listen } from "../start/listen.ts"
import { storeFailure } from "./store-failure.ts"

/**
 * Runs work with a service on the store of the settings. The service listens only on this machine, at a free port,
 * and stops when the work has ended. Throws an Error of one line if the store cannot be opened.
 */
export const withOwnService = async <A>(settings: Config, work: (address: string) => Promise<A>): Promise<A> => {
  if (settings.databaseUrl?.startsWith("memory:") === true)
    throw new Error("DATABASE_URL is memory:, where nothing stays. Start the service, and name it with --url.")
  const config: Config = {
    ...settings,
    host: "127.0.0.1",
    port: 0,
    publicUrl: null,
    worker: false,
    web: false,
    metricsPort: null,
  }
  const log = pino({ level: "silent" })
  const store = await production(config, log).catch((error: unknown) => {
    throw new Error(storeFailure(error, config), { cause: error })
  })
  const service = await makeService({ config, log, store })
  try {
    await listen(service.server, { ...config, portName: "PORT" })
    return await work(publicUrlOf(config, service.server))
  } finally {
    await service.stop()
  }
}
