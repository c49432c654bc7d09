/**
 * The module of a thread for heavy work. It has its own app over a few connections, and runs what the HTTP server
 * sends.
 */
import { setPriority } from "node:os"
import { parentPort, workerData } from "node:worker_threads"
import { freeSpaceOn } from "../adapters/files/free-space.ts"
import { fileSpool } from "../adapters/files/spool.ts"
import { heavyAnswers } from "../adapters/http/heavy-answers.ts"
import { openMikroOrmStore } from "../adapters/mikro-orm/store.ts"
import { serveHeavyWork } from "../adapters/worker-threads/serve.ts"
import type { Passwords } from "../core/ports/platform/passwords.ts"
import { blobsOf } from "./stores/blobs.ts"
import { roomOf } from "./stores/room.ts"
import { routeOf } from "./stores/route.ts"
import { currentCaller, onBehalfOf } from "./callers.ts"
import type { HeavyThread } from "./heavy-threads.ts"
import { openTraceOf } from "./start/trace.ts"
import { shiftedBy, systemPlatform } from "./ports/platform.ts"
import { appOver } from "./use-cases.ts"

/**
 * Gives the main thread precedence on machines with few processors. On Linux this sets the priority of the current
 * thread; on other systems it would set that of the process.
 */
const LOWER_PRIORITY = 5

/** How long the end of the thread may wait for the receiver of traces. */
const FLUSH_MS = 2_000

const noPasswords: Passwords = {
  hash: () => Promise.reject(new Error("No heavy work hashes passwords.")),
  verify: () => Promise.reject(new Error("No heavy work checks passwords.")),
}

const port = parentPort
if (port === null) throw new Error("This module runs in a thread of the service.")
if (process.platform === "linux") setPriority(LOWER_PRIORITY)

const { config, databaseUrl, dataDir, s3, connections, snapshots, uploadDir, clock }: HeavyThread = workerData
const log = (message: string): void => port.postMessage({ kind: "log", message })
const trace = await openTraceOf(config, log)
const store = await openMikroOrmStore({
  ...routeOf(databaseUrl, config),
  poolSize: connections,
  snapshots,
  caller: currentCaller,
  trace,
  log,
})
const hasRoomFor = freeSpaceOn(uploadDir, config.minFreeBytes)
const app = await appOver({
  config,
  store: { ...store, ...roomOf(config), blobs: blobsOf({ dataDir, s3, minFreeBytes: config.minFreeBytes }) },
  passwords: noPasswords,
  platform: clock === null ? systemPlatform : shiftedBy({ shared: clock }, systemPlatform),
  warn: log,
  spool: fileSpool({ folder: uploadDir, hasRoom: () => hasRoomFor(0) }),
})
serveHeavyWork(port, {
  handle: heavyAnswers(app, trace),
  onBehalfOf,
  close: async () => {
    await store.close()
    await trace?.close(Math.min(FLUSH_MS, config.shutdownSeconds * 1_000))
  },
})
