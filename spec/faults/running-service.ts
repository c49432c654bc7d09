import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { chmod, mkdir, mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { createInterface } from "node:readline"
import createClient from "openapi-fetch"
import pg from "pg"
import { filesBlobs } from "../../adapters/files/blobs.ts"
import { openMikroOrmStore } from "../../adapters/mikro-orm/store.ts"
import { newId } from "../../adapters/uuid/new-id.ts"
import { sweepBlobs } from "../../core/jobs/sweep-blobs.ts"
import type { Blobs } from "../../core/ports/blobs.ts"
import type { paths } from "../../adapters/client/api.ts"
import { bareEnvironment } from "../support/bare-environment.ts"
import type { Api } from "../support/http.ts"

const root = resolve(import.meta.dirname, "../..")
const DAY_MS = 86_400_000

/** A server or a worker as a process of its own, to be killed. */
export interface Running {
  readonly child: ChildProcess
  /** The lines of its log so far. */
  readonly logged: readonly string[]
  /** SIGKILL, and its end. */
  kill(): Promise<void>
  /** SIGTERM, and its end; nothing if it has ended already. */
  stop(): Promise<void>
}

export interface RunningServer extends Running {
  /** `http://127.0.0.1:port`. */
  readonly url: string
  client(token: string): Api
}

type Environment = Readonly<Record<string, string>>

const run = (program: string, settings: Environment): Running => {
  const env = { ...bareEnvironment, PORT: "0", AUTH_TRIES_PER_MINUTE: "0", ...settings }
  const child = spawn(process.execPath, [program], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] })
  const logged: string[] = []
  createInterface(child.stdout).on("line", (line) => logged.push(line))
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, "exit")
    child.kill(signal)
    await gone
  }
  return { child, logged, kill: () => end("SIGKILL"), stop: () => end("SIGTERM") }
}

/** Starts a server and waits until it serves. */
export const startServer = async (settings: Environment): Promise<RunningServer> => {
  const running = run("bootstrap/server.ts", settings)
  const url = await said(running, /http:\/\/[\d.]+:\d+/)
  return {
    ...running,
    url,
    client: (token) => createClient<paths>({ baseUrl: `${url}/api/v1`, headers: { Authorization: `Bearer ${token}` } }),
  }
}

/** Starts a worker and waits until it is at work. */
export const startWorker = async (settings: Environment): Promise<Running> => {
  const running = run("bootstrap/worker.ts", settings)
  await said(running, /is running/)
  return running
}

/** What it says of this form on stderr; an Error with all that it said when it ends without. */
const said = ({ child }: Running, form: RegExp): Promise<string> =>
  new Promise((found, failed) => {
    let heard = ""
    child.stderr?.on("data", (chunk) => {
      heard += String(chunk)
      const [match] = form.exec(heard) ?? []
      if (match !== undefined) found(match)
    })
    child.once("close", () => failed(new Error(`It ended, and said: ${heard}`)))
  })

/** A new account at a server: its token, which outlives the server. */
export const register = async (
  { url }: RunningServer,
  email = `user-${Date.now()}-${Math.random()}@example.org`,
): Promise<string> => {
  const body = { email, password: "long enough for a spec" }
  const { data } = await createClient<paths>({ baseUrl: `${url}/api/v1` }).POST("/auth/register", { body })
  if (data === undefined) throw new Error("The account was not registered.")
  return data.token
}

export interface DataDir {
  readonly dataDir: string
  readonly settings: Environment
  remove(): Promise<void>
}

/** An empty data folder, with the settings for servers on it; what runs that were killed leave of one, other runs clear away. */
export const aDataDir = async (): Promise<DataDir> => {
  const dataDir = await mkdtemp(join(tmpdir(), `stemma-spec-${process.pid}-`))
  await chmod(dataDir, 0o711)
  await mkdir(join(dataDir, "tmp"))
  return {
    dataDir,
    settings: { DATA_DIR: dataDir, TMPDIR: join(dataDir, "tmp") },
    remove: () => rm(dataDir, { recursive: true, force: true, maxRetries: 10 }),
  }
}

/** A look behind the service's back. */
export interface Inside {
  query(text: string, values?: readonly unknown[]): Promise<readonly Readonly<Record<string, unknown>>[]>
  /** The sweep of blobs as it will be tomorrow: how many it removes. */
  sweep(): Promise<number>
  /** The media ids of all that takes room in the store of blobs. */
  blobs(): Promise<readonly string[]>
  close(): Promise<void>
}

export const inside = async (url: string, blobs: Blobs): Promise<Inside> => {
  const store = await openMikroOrmStore({ url, poolSize: 2 })
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  // Its server is about to be killed, too.
  pool.on("error", () => undefined)
  return {
    query: async (text, values = []) => (await pool.query<Record<string, unknown>>(text, [...values])).rows,
    sweep: sweepBlobs({ uow: store.uow, newId, blobs, reads: store.reads, now: () => new Date(Date.now() + DAY_MS) }),
    blobs: async () => {
      const ids: string[] = []
      for await (const entries of blobs.list()) ids.push(...entries.map(({ key }) => key.mediaId))
      return ids
    },
    close: async () => {
      await pool.end()
      await store.close()
    },
  }
}

/** The address of the embedded database of a data folder whose server runs. */
export const embeddedUrl = async (dataDir: string): Promise<string> => {
  const [port, password] = await Promise.all(
    ["postgres.port", "postgres.password"].map((name) => readFile(join(dataDir, name), "utf8")),
  )
  return `postgres://stemma:${password?.trim()}@127.0.0.1:${port?.trim()}/stemma`
}

/** The same of a server with a database of its own. */
export const insideOf = async (dataDir: string): Promise<Inside> =>
  inside(await embeddedUrl(dataDir), filesBlobs(join(dataDir, "media")))
