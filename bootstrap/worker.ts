/** A separate worker, for servers with WORKER=off: runs jobs until SIGINT or SIGTERM, and stops cleanly. */
import * as E from "fp-ts/lib/Either.js"
import type { Logger } from "pino"
import { metricsServer } from "../adapters/http/host/metrics-server.ts"
import { startMetrics } from "../adapters/http/host/metrics.ts"
import { type Config, readConfig } from "./config.ts"
import { diskSources } from "./instance/disk-sources.ts"
import { requireBackupDir } from "./instance/scheduled-backup.ts"
import { production } from "./production.ts"
import { publicUrlOf } from "./public-url.ts"
import { stopSignal } from "./shutdown.ts"
import { listen } from "./start/listen.ts"
import { fail, run } from "./start/run.ts"
import { openTraceOf } from "./start/trace.ts"
import { startWork } from "./start-jobs.ts"
import { logUnhandledRejections } from "./unhandled-rejections.ts"

const serve = async (config: Config, log: Logger): Promise<void> => {
  logUnhandledRejections(log)
  const stopping = stopSignal(config.shutdownSeconds)
  await requireBackupDir(config)
  const trace = await openTraceOf(config, (message) => log.warn(message))
  const store = await production(config, log, trace)
  const { connections } = store
  const jobs = () => store.worker.waiting()
  const metrics = startMetrics({ jobs, ...(connections === undefined ? {} : { connections }), ...diskSources(config) })
  const forMetrics = metricsServer(metrics)
  try {
    if (config.metricsPort !== null)
      await listen(forMetrics, { host: config.host, port: config.metricsPort, portName: "METRICS_PORT" })
    const running = await startWork({ config, log, store, trace, metrics, publicUrl: () => publicUrlOf(config, null) })
    console.error("The worker of Stemma is running. Ctrl-C stops it.")
    log.info({ signal: await stopping }, "stopping")
    const until = performance.now() + config.shutdownSeconds * 1_000
    await running.stop(AbortSignal.timeout(config.shutdownSeconds * 1_000))
    await trace?.close(Math.max(0, until - performance.now()))
  } finally {
    forMetrics.close()
    forMetrics.closeAllConnections()
    await store.close()
  }
}

const config = readConfig()
if (E.isLeft(config)) fail(config.left)
else if (config.right.databaseUrl?.startsWith("memory:"))
  fail("DATABASE_URL is memory:, where the server itself runs the jobs")
else await run(config.right, serve)
