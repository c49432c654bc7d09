import { rm } from "node:fs/promises"
import type { RequestListener, Server } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import type { Logger } from "pino"
import manifest from "../package.json" with { type: "json" }
import { freeSpaceOn } from "../adapters/files/free-space.ts"
import { fileSpool } from "../adapters/files/spool.ts"
import type { Host } from "../adapters/http/host/host.ts"
import { metricsServer } from "../adapters/http/host/metrics-server.ts"
import type { LoadSources } from "../adapters/http/host/load-metrics.ts"
import { startMetrics } from "../adapters/http/host/metrics.ts"
import type { Site } from "../adapters/http/answer/site-files.ts"
import { httpServer, requestListener } from "../adapters/koa/server.ts"
import { answerMessage } from "../adapters/mcp/entrance.ts"
import { uploadTurns } from "../adapters/http/request/body/turns/upload-turns.ts"
import { makeAssistant } from "../core/assistant.ts"
import type { Mailer } from "../core/ports/mailer.ts"
import type { Passwords } from "../core/ports/platform/passwords.ts"
import type { Trace } from "../core/ports/platform/trace.ts"
import { onBehalfOf } from "./callers.ts"
import { builtSite } from "./start/built-site.ts"
import type { Config } from "./config.ts"
import type { OwnIdentityProviders } from "./ports/identity-providers.ts"
import { type Platform, platformOf, systemPlatform } from "./ports/platform.ts"
import { heavyWorkOf } from "./heavy-threads.ts"
import { publicUrlOf } from "./public-url.ts"
import { diskSources } from "./instance/disk-sources.ts"
import { closing } from "./shutdown.ts"
import type { Store } from "./stores/store.ts"
import { openUploadFolder } from "./upload-folder.ts"
import { startWork } from "./start-jobs.ts"
import { appOver } from "./use-cases.ts"

/** The service over a store. Its server is not listening yet. */
export interface Service {
  readonly server: Server
  /** The server of `METRICS_PORT`; null without it. It is not listening yet. */
  readonly metricsServer: Server | null
  /** Answers the requests of the server, for programs that have a server of their own. */
  readonly listener: RequestListener
  readonly version: string
  /** The folder of this process for files that are being received. */
  readonly uploadDir: string
  /**
   * Stops the server and then the threads for heavy work, meanwhile the job worker, and at last the store. What runs
   * has `SHUTDOWN_SECONDS` to end.
   */
  stop(): Promise<void>
}

export interface Wiring {
  readonly config: Config
  readonly log: Logger
  readonly store: Store
  /** Records requests, tasks and jobs. It is closed after the service has stopped. */
  readonly trace?: Trace | null
  readonly passwords?: Passwords
  readonly identityProviders?: OwnIdentityProviders
  /** By default the clock of the system and its ids. */
  readonly platform?: Platform
  readonly mailer?: Mailer
  /** The browser app; by default the one that was built, unless `WEB=off`. */
  readonly site?: Site | null
  /** The folder for the folders of processes that receive files; by default within `DATA_DIR`, which a service in memory leaves empty. */
  readonly uploads?: string
  /** The time limit for slow clients, in milliseconds; a minute by default. */
  readonly patienceMs?: number
}

export const makeService = async ({
  config,
  log,
  store,
  trace = null,
  passwords,
  identityProviders = {},
  platform: realPlatform = systemPlatform,
  mailer,
  site,
  uploads = join(isInMemory(config) ? tmpdir() : config.dataDir, "uploads"),
  patienceMs = 60_000,
}: Wiring): Promise<Service> => {
  const { platform, offset } = platformOf(config, realPlatform)
  const uploadDir = await openUploadFolder(uploads)
  const hasRoomFor = freeSpaceOn(uploadDir, config.minFreeBytes)
  const app = await appOver({
    config,
    store,
    spool: fileSpool({ folder: uploadDir, hasRoom: () => hasRoomFor(0) }),
    identityProviders,
    platform,
    warn: (message) => log.warn(message),
    ...(passwords === undefined ? {} : { passwords }),
  })
  if (!canSignIn(config, identityProviders))
    log.warn("PASSWORD_SIGN_IN is off and OIDC_PROVIDERS has no provider, so no one can sign in.")
  const heavy = heavyWorkOf({ config, store, app, trace, log, uploadDir, offset })
  const metrics = startMetrics({ ...loadsOf(store, heavy), ...diskSources(config) })
  const left = new AbortController()
  const host: Host = {
    version: manifest.version,
    app,
    assistants: ({ actor, scopes }, message) =>
      answerMessage({ assistant: makeAssistant(app, actor), scopes }, { ...message, version: manifest.version }),
    site: site === undefined ? await builtSite(config, log) : site,
    log,
    metrics,
    trace,
    metricsOnMainPort: config.metricsPort === null,
    checks: { ...store.checks, shutdown: async () => left.signal.throwIfAborted() },
    ...statesOf(store),
    publicUrl: config.publicUrl,
    corsOrigins: new Set(config.corsOrigins),
    trustProxy: config.trustProxy,
    keepAliveSeconds: config.keepAliveSeconds,
    limits: { tries: store.tries, perMinute: config.authTriesPerMinute, now: platform.now },
    moveClock: offset?.set ?? null,
    heavy,
    maxGedcomBytes: config.maxGedcomBytes,
    uploadDir,
    hasRoomFor,
    uploads: uploadTurns(),
    running: new Set(),
    patienceMs,
    onBehalfOf,
  }
  const listener = requestListener(host)
  const server = httpServer(host, listener)
  const close = closing(server)
  const forMetrics = config.metricsPort === null ? null : metricsServer(metrics)
  const work = config.worker
    ? await startWork({
        config,
        log,
        store,
        trace,
        platform,
        publicUrl: () => publicUrlOf(config, server),
        metrics,
        ...(mailer === undefined ? {} : { mailer }),
      })
    : null
  const stop = async (): Promise<void> => {
    left.abort(new Error("The service is stopping."))
    await setTimeout(server.listening ? config.shutdownDelaySeconds * 1_000 : 0)
    const until = performance.now() + config.shutdownSeconds * 1_000
    const late = AbortSignal.timeout(config.shutdownSeconds * 1_000)
    app.endFeeds()
    await Promise.all([close(late).then(() => heavy.close(late)), work?.stop(late)])
    forMetrics?.close()
    forMetrics?.closeAllConnections()
    await rm(uploadDir, { recursive: true, force: true })
    await store.close()
    await trace?.close(Math.max(0, until - performance.now()))
  }
  return { server, metricsServer: forMetrics, listener, version: manifest.version, uploadDir, stop }
}

/** What the store says of itself at `/readyz`. */
const statesOf = ({ hasRoom, servers }: Store): Pick<Host, "hasRoom" | "servers"> => ({
  ...(hasRoom === undefined ? {} : { hasRoom }),
  ...(servers === undefined ? {} : { servers }),
})

const loadsOf = ({ connections, worker }: Store, heavy: ReturnType<typeof heavyWorkOf>): LoadSources => ({
  heavyTasks: () => ({ alone: heavy.load("alone"), shared: heavy.load("shared") }),
  jobs: () => worker.waiting(),
  ...(connections === undefined ? {} : { connections }),
})

const canSignIn = ({ passwordSignIn, oidcProviders }: Config, { redirecting = [] }: OwnIdentityProviders): boolean =>
  passwordSignIn || oidcProviders.length + redirecting.length > 0

const isInMemory = ({ databaseUrl }: Config): boolean => databaseUrl?.startsWith("memory:") === true
