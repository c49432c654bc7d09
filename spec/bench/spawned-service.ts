import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { Blocks } from "./block-monitor.ts"

/** The service in a process of its own, over a database, with a monitor of the blocks of its main thread. */
export interface SpawnedService {
  /** Its address. */
  readonly origin: string
  /** What the monitor saw since the last call. */
  blocks(): Promise<Blocks>
  /** The most memory that its process has had so far, in MiB. Linux alone says it; elsewhere null. */
  peakMemory(): Promise<number | null>
  stop(): Promise<void>
}

const originOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let heard = ""
    child.stderr?.on("data", (text) => {
      heard += String(text)
      const [origin] = /http:\/\/[\d.]+:\d+/.exec(heard) ?? []
      if (origin !== undefined) resolve(origin)
    })
    child.once("exit", () => reject(new Error(`The server ended: ${heard}`)))
  })

/** Starts it, with its files in a folder. */
export const spawnService = async (
  folder: string,
  databaseUrl: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<SpawnedService> => {
  const monitor = fileURLToPath(new URL("block-monitor.ts", import.meta.url))
  const child = spawn(process.execPath, ["--no-warnings", "--import", monitor, "bootstrap/server.ts"], {
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, "service"),
      LOG_LEVEL: "warn",
      AUTH_TRIES_PER_MINUTE: "0",
      ...settings,
    },
    stdio: ["ignore", "inherit", "pipe", "ipc"],
  })
  const origin = await originOf(child)
  return {
    origin,
    blocks: async () => {
      child.send("blocks")
      return new Promise((resolve) => void child.once("message", (blocks: Blocks) => resolve(blocks)))
    },
    peakMemory: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, "utf8").catch(() => "")
      const [, kibibytes] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? []
      return kibibytes === undefined ? null : Number(kibibytes) / 1_024
    },
    stop: async () => {
      child.kill("SIGTERM")
      await once(child, "exit")
    },
  }
}
