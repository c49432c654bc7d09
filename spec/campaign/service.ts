import { setTimeout as pause } from "node:timers/promises"
import type { Random } from "../bench/random.ts"
import { aDataDir, type Inside, inside } from "../faults/running-service.ts"
import { type CampaignDatabase, openDatabase } from "./database.ts"
import { compile, keepRunning } from "./kept-running.ts"
import type { Kill } from "./kills.ts"
import type { CampaignStore, OpenStore } from "./store.ts"
import { freePort } from "../support/free-port.ts"

/** The whole service as an operator runs it: a server, a worker, a database and a store of media, each to be killed. */
export interface Service {
  readonly api: string
  readonly dataDir: string
  readonly database: CampaignDatabase
  readonly store: CampaignStore
  readonly inside: Inside
  /** Ends one part; false when it did not run at this moment. */
  end(kill: Kill, random: Random): Promise<boolean>
  /** Resolves when the service answers again by itself, and its worker is at work; false when it does not in time. */
  isBack(): Promise<boolean>
  /** What the programs logged or did that no kill explains, since the last call. */
  complaints(): readonly string[]
  /** Ends every part and removes the data folder. Resolves with what could not be ended within a minute. */
  stop(): Promise<readonly string[]>
}

const START_MS = 120_000
const STOP_MS = 60_000

/** Whether it resolves in time. */
const within = (ms: number, done: Promise<unknown>): Promise<boolean> =>
  Promise.race([done.then(() => true), pause(ms, false, { ref: false })])

const isReady = async (url: string): Promise<boolean> => {
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) })
    await response.arrayBuffer()
    return response.status === 200
  } catch {
    return false
  }
}

interface Part {
  readonly name: string
  stop(): Promise<void>
}

const stopAll = async (parts: readonly Part[]): Promise<readonly string[]> => {
  const late: string[] = []
  for (const { name, stop } of parts.toReversed()) {
    const fault = await within(STOP_MS, stop()).then((isInTime) => (isInTime ? null : "took over a minute"), String)
    if (fault !== null) late.push(`the stop of ${name} failed: ${fault}`)
  }
  return late
}

export interface ServiceOptions {
  readonly openStore: OpenStore
  /** How long the service may take to return after a kill. */
  readonly returnMs: number
}

/** Starts everything in a new data folder. Throws when the service does not come up, and then nothing is left running. */
export const startService = async (options: ServiceOptions): Promise<Service> => {
  const parts: Part[] = []
  try {
    return { ...(await startAll(options, parts)), stop: () => stopAll(parts) }
  } catch (error) {
    await stopAll(parts)
    throw error
  }
}

/** Starts one part after the other, and notes how each is stopped. */
const startAll = async ({ openStore, returnMs }: ServiceOptions, parts: Part[]): Promise<Omit<Service, "stop">> => {
  await compile()
  const folder = await aDataDir()
  parts.push({ name: "the data folder", stop: folder.remove })
  const { dataDir } = folder
  const database = await openDatabase(dataDir)
  parts.push({ name: "the database", stop: database.stop })
  const store = await openStore(dataDir)
  parts.push({ name: "the store", stop: store.stop })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const settings = {
    ...folder.settings,
    ...store.settings,
    DATABASE_URL: database.url,
    PORT: String(port),
    PUBLIC_URL: url,
    WORKER: "off",
    AUTH_TRIES_PER_MINUTE: "0",
    LOG_LEVEL: "warn",
  }
  // The server goes first, for it makes the tables.
  const server = keepRunning({ path: "bootstrap/server.ts", settings, isReady: /http:\/\/[\d.]+:\d+/ })
  parts.push({ name: "the server", stop: server.stop })
  if (!(await within(START_MS, server.ready()))) throw new Error("The server does not start.")
  const worker = keepRunning({ path: "bootstrap/worker.ts", settings, isReady: /is running/ })
  parts.push({ name: "the worker", stop: worker.stop })
  const isBack = async (patienceMs = returnMs): Promise<boolean> => {
    const deadline = performance.now() + patienceMs
    if (!(await within(patienceMs, Promise.all([server.ready(), worker.ready()])))) return false
    while (!(await isReady(url))) {
      if (performance.now() > deadline) return false
      await pause(20)
    }
    return true
  }
  const look = await inside(database.url, store.blobs)
  parts.push({ name: "a connection", stop: look.close })
  if (!(await isBack(START_MS))) throw new Error("The service does not start.")
  return {
    api: `${url}/api/v1`,
    dataDir,
    database,
    store,
    inside: look,
    isBack: () => isBack(),
    end: async ({ target, isHard, how }, random) => {
      if (target === "database") return database.end(how, random)
      if (target === "store") return (await store.kill?.(random)) === true
      return (target === "server" ? server : worker).signal(isHard ? "SIGKILL" : "SIGTERM")
    },
    complaints: () => [...server.complaints(), ...worker.complaints()],
  }
}
