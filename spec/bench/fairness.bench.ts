/*
 * What heavy work of one account costs another one: the latency of a simple read while a file is imported, previewed, exported, and while the cleanup tools run, beside its latency
 * on an idle server; and the longest block of the server's main thread, in processor time of that thread.
 * `make bench-fairness`, or with sizes (people imported, people previewed) and surroundings of your own. With stale
 * statistics only the service itself gathers any, after an import:
 *   OTHERS=10000,1000x20,100x200 STATISTICS=stale node spec/bench/fairness.bench.ts 100000 50000
 */
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { createWriteStream, openAsBlob } from "node:fs"
import { join } from "node:path"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { setTimeout as pause } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { startBenchServer } from "./bench-server.ts"
import type { Blocks } from "./block-monitor.ts"
import { generateGedcom } from "./generate-gedcom.ts"
import { described, surroundings } from "./surroundings.ts"

const [imported = 100_000, previewed = 50_000] = process.argv.slice(2).map(Number)
const IDLE_MS = 15_000
/** The cleanup tools take so little time that one round has too few reads for a percentile. */
const CLEANUPS = 10
/** A read begins so often, whether or not the one before has ended. */
const EVERY_MS = 20

interface Account {
  readonly token: string
  readonly tree: string
}

const around = surroundings()
const { folder, url: databaseUrl, close, end } = await startBenchServer(around)
await close()
const server = spawn(
  process.execPath,
  ["--no-warnings", "--import", fileURLToPath(new URL("block-monitor.ts", import.meta.url)), "bootstrap/server.ts"],
  {
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, "service"),
      LOG_LEVEL: "warn",
      AUTH_TRIES_PER_MINUTE: "0",
    },
    stdio: ["ignore", "inherit", "pipe", "ipc"],
  },
)

const urlOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let heard = ""
    child.stderr?.on("data", (text) => {
      heard += String(text)
      const [url] = /http:\/\/[\d.]+:\d+/.exec(heard) ?? []
      if (url !== undefined) resolve(`${url}/api/v1`)
    })
    child.once("exit", () => reject(new Error(`The server ended: ${heard}`)))
  })
const api = await urlOf(server)

const blocks = async (): Promise<Blocks> => {
  server.send("blocks")
  const [seen]: [Blocks] = await new Promise((resolve) => server.once("message", (blocks: Blocks) => resolve([blocks])))
  return seen
}

const json = async (path: string, token: string, body?: unknown): Promise<{ readonly [key: string]: string }> => {
  const response = await fetch(api + path, {
    ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return JSON.parse(await response.text())
}

const account = async (email: string): Promise<Account> => {
  const { token = "" } = await json("/auth/register", "", { email, password: "measure twice, cut once" })
  const { id: tree = "" } = await json("/trees", token, { name: "Bench" })
  return { token, tree }
}

/** Files are made before anything is measured. */
const fileOf = async (people: number): Promise<string> => {
  const path = join(folder, `${people}.ged`)
  await pipeline(Readable.from(generateGedcom(people)), createWriteStream(path))
  return path
}

/** Sends a file, and takes the answer to its end. */
const send = async ({ token, tree }: Account, to: string, path: string): Promise<void> => {
  const form = new FormData()
  form.set("file", await openAsBlob(path), "bench.ged")
  await take(`/trees/${tree}/gedcom/${to}`, {
    method: "POST",
    body: form,
    headers: { authorization: `Bearer ${token}` },
  })
}

const take = async (path: string, init: RequestInit): Promise<void> => {
  const response = await fetch(api + path, init)
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  for await (const _ of response.body ?? []);
}

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN

/** Reads at a steady pace until the work ends: the latency of each read in milliseconds. */
const latencies = async (url: string, token: string, work: Promise<unknown>): Promise<readonly number[]> => {
  const times: number[] = []
  const reads: Promise<void>[] = []
  let isOver = false
  const over = work.finally(() => (isOver = true))
  while (!isOver) {
    const started = performance.now()
    reads.push(
      take(url, { headers: { authorization: `Bearer ${token}` } }).then(
        () => void times.push(performance.now() - started),
      ),
    )
    await pause(EVERY_MS)
  }
  await over
  await Promise.all(reads)
  return times
}

try {
  const [busy, reader] = [await account("busy@example.org"), await account("reader@example.org")]
  await send(reader, "import", await fileOf(1_000))
  const [large, other] = [await fileOf(imported), await fileOf(previewed)]
  const [person] = await fetch(`${api}/trees/${reader.tree}/persons?limit=1`, {
    headers: { authorization: `Bearer ${reader.token}` },
  }).then(async (response): Promise<readonly { readonly id: string }[]> => JSON.parse(await response.text()))
  const url = `/persons/${person?.id}`
  await latencies(url, reader.token, pause(2_000))
  await blocks()

  const cleanup = `/trees/${busy.tree}/cleanup`
  const get = (path: string) => take(path, { headers: { authorization: `Bearer ${busy.token}` } })
  const phases: readonly (readonly [name: string, work: () => Promise<unknown>])[] = [
    ["idle", () => pause(IDLE_MS)],
    [`import of ${imported}`, () => send(busy, "import", large)],
    [`preview of ${previewed}`, () => send(busy, "preview", other)],
    [`export of ${imported}`, () => get(`/trees/${busy.tree}/gedcom/export`)],
    [
      `cleanup of ${imported}`,
      async () => {
        for (let round = 0; round < CLEANUPS; round += 1)
          for (const tool of [
            "names",
            "gender/from-name",
            "gender/from-spouse",
            "deceased-by-birth",
            "deceased-by-child",
          ])
            await get(`${cleanup}/${tool}`)
      },
    ],
    ["list of all events", () => get(`/trees/${busy.tree}/events`)],
  ]
  console.log(described(around))
  console.log(
    "while                    seconds   reads   p50 ms   p99 ms   of idle   longest block ms   over 10   over 50",
  )
  let idle = Number.NaN
  for (const [name, work] of phases) {
    const started = performance.now()
    const times = await latencies(url, reader.token, work())
    const seconds = (performance.now() - started) / 1_000
    const { longest, over10, over50 } = await blocks()
    const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)]
    if (Number.isNaN(idle)) idle = p99
    console.log(
      name.padEnd(24),
      seconds.toFixed(1).padStart(7),
      String(times.length).padStart(7),
      p50.toFixed(1).padStart(8),
      p99.toFixed(1).padStart(8),
      (p99 / idle).toFixed(1).padStart(9),
      longest.toFixed(0).padStart(18),
      String(over10).padStart(9),
      String(over50).padStart(9),
    )
  }
} finally {
  server.kill("SIGTERM")
  await once(server, "exit")
  await end()
}
