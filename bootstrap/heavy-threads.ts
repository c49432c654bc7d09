import { availableParallelism } from "node:os"
import { extname } from "node:path"
import type { Logger } from "pino"
import { heavyAnswers } from "../adapters/http/heavy-answers.ts"
import type { HeavyCall, HeavyHead, HeavyOperations } from "../adapters/http/host/heavy-call.ts"
import { openHeavyWork } from "../adapters/worker-threads/heavy-work.ts"
import { inProcess } from "../adapters/worker-threads/in-process.ts"
import { startThread } from "../adapters/worker-threads/thread.ts"
import type { App } from "../core/index.ts"
import type { HeavyLane } from "../core/ports/heavy-work.ts"
import type { Trace } from "../core/ports/platform/trace.ts"
import type { Config } from "./config.ts"
import type { ClockOffset } from "./ports/platform.ts"
import type { Store, StoreAddress } from "./stores/store.ts"

/** The data with which a thread for heavy work is started. */
export interface HeavyThread extends StoreAddress {
  readonly config: Config
  /** The most database connections of the thread. */
  readonly connections: number
  /** The most snapshots that it reads at the same time, each on an additional connection. */
  readonly snapshots: number
  /** The folder for spooled texts. */
  readonly uploadDir: string
  /** The memory of the offset of the clock; null outside of tests. */
  readonly clock: SharedArrayBuffer | null
}

interface HeavyWiring {
  readonly config: Config
  readonly store: Pick<Store, "address">
  readonly app: App
  readonly trace: Trace | null
  readonly log: Logger
  readonly uploadDir: string
  readonly offset: ClockOffset | null
}

/** One for the transaction of the task and one for reads beside it. Tasks that share a thread share four. */
const CONNECTIONS: Readonly<Record<HeavyLane, number>> = { alone: 2, shared: 4 }

/**
 * The number of chunks of 256 KiB by which an answer may be ahead of its consumer. A task that runs alone sends
 * everything, which frees its thread.
 */
const AHEAD: Readonly<Record<HeavyLane, number>> = { alone: Number.POSITIVE_INFINITY, shared: 4 }

/** TypeScript if the service runs from its sources, JavaScript if it was built. */
const module = new URL(`./heavy-worker${extname(import.meta.url)}`, import.meta.url)

/** Runs the heavy work of a service: in separate threads, or in the current one if its store is in memory. */
export const heavyWorkOf = ({
  config,
  store: { address },
  app,
  trace,
  log,
  uploadDir,
  offset,
}: HeavyWiring): HeavyOperations => {
  const budget = { memoryBytes: config.maxTaskBytes, seconds: config.maxTaskSeconds }
  const threads = config.taskThreads ?? Math.max(2, availableParallelism())
  if (address === null) return openHeavyWork({ threads, start: () => inProcess(heavyAnswers(app, trace), budget) })
  const start = (lane: HeavyLane) => {
    const snapshots = lane === "alone" ? 1 : config.databaseSnapshots
    const clock = offset?.shared ?? null
    const data: HeavyThread = { ...address, config, connections: CONNECTIONS[lane], snapshots, uploadDir, clock }
    return startThread<HeavyCall, HeavyHead>({
      url: module,
      data,
      budget,
      ahead: AHEAD[lane],
      log: (message) => log.warn(message),
    })
  }
  return openHeavyWork({ threads, start })
}
