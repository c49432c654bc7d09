import { availableParallelism } from "node:os"
import { extname } from "node:path"
import type { Logger } from "pino"
import { heavyAnswers } from "../adapters/http/heavy-answers.ts"
import type { HeavyCall, HeavyHead, HeavyOperations } from "../adapters/http/heavy-call.ts"
import { openHeavyWork } from "../adapters/worker-threads/heavy-work.ts"
import { inProcess } from "../adapters/worker-threads/in-process.ts"
import { startThread } from "../adapters/worker-threads/thread.ts"
import type { App } from "../core/index.ts"
import type { HeavyLane } from "../core/ports/heavy-work.ts"
import type { Config } from "./config.ts"
import type { Store, StoreAddress } from "./store.ts"

/** What a thread for heavy work is started with. */
export interface HeavyThread extends StoreAddress {
  readonly config: Config
  /** How many connections to the database it has at most. */
  readonly connections: number
  /** How many snapshots it reads at the same time, each on a connection beside those. */
  readonly snapshots: number
  /** A folder for texts on their way out. */
  readonly uploadDir: string
}

interface HeavyWiring {
  readonly config: Config
  readonly store: Pick<Store, "address">
  readonly app: App
  readonly log: Logger
  readonly uploadDir: string
}

/** One for the transaction of the task, one for reads beside it; tasks that share a thread share four. */
const CONNECTIONS: Readonly<Record<HeavyLane, number>> = { alone: 2, shared: 4 }

/** Chunks of 256 KiB that an answer may be ahead of its reader. Who works alone sends all, and is free for others. */
const AHEAD: Readonly<Record<HeavyLane, number>> = { alone: Number.POSITIVE_INFINITY, shared: 4 }

/** TypeScript where the service runs from its sources, JavaScript where it was built. */
const module = new URL(`./heavy-worker${extname(import.meta.url)}`, import.meta.url)

/** Where a service does its heavy work: in threads of its own, or in the present one if its store is in memory. */
export const heavyWorkOf = ({ config, store: { address }, app, log, uploadDir }: HeavyWiring): HeavyOperations => {
  const budget = { memoryBytes: config.maxTaskBytes, seconds: config.maxTaskSeconds }
  const threads = config.taskThreads ?? Math.max(2, availableParallelism())
  if (address === null) return openHeavyWork({ threads, start: () => inProcess(heavyAnswers(app), budget) })
  const start = (lane: HeavyLane) => {
    const snapshots = lane === "alone" ? 1 : config.databaseSnapshots
    const data: HeavyThread = { ...address, config, connections: CONNECTIONS[lane], snapshots, uploadDir }
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
