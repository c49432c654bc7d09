/*
 * What heavy work of one account costs another one: the latency of a simple read while a file is imported, previewed and
 * exported, while the cleanup tools run, while people with notes of 1 MB are created without pause, then forty of them at
 * once, and while thirty readers list 250 such people. It is compared with the latency on an idle server. Also the longest
 * block of the server's main thread, in processor time of that thread. The server is also measured idle before each kind
 * of work, and all these reads count together: the slowest hundredth of a few seconds varies too much. Two columns are the
 * same for `select 1` on a connection of its own: the part of the delay that is due to busy processors, not to the
 * service. The last column is the most memory that the process of the server has had so far.
 * `make bench-fairness`, or with sizes (people imported, people previewed) and surroundings of your own. With stale
 * statistics only the service itself gathers any, after an import:
 *   OTHERS=10000,1000x20,100x200 STATISTICS=stale node spec/bench/fairness.bench.ts 100000 50000
 * The account has the usual rate of bytes; ACCOUNT_BYTES_PER_MINUTE=0 measures without one.
 */
import { fork } from "node:child_process"
import { once } from "node:events"
import { createWriteStream } from "node:fs"
import { join } from "node:path"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { setTimeout as pause } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { startBenchServer } from "./bench-server.ts"
import { spawnService } from "./spawned-service.ts"
import type { Blocks } from "./block-monitor.ts"
import type { BusyRequest } from "./busy-client.ts"
import { generateGedcom } from "./generate-gedcom.ts"
import { described, surroundings } from "./surroundings.ts"

const [imported = 100_000, previewed = 50_000] = process.argv.slice(2).map(Number)
/** How long the server is measured idle before each kind of work. */
const IDLE_MS = 10_000
/** The cleanup tools take so little time that one round has too few reads for a percentile. */
const CLEANUPS = 10
/** How long people with notes are created, and the length of their notes. */
const NOTES = { bytes: 1_000_000, milliseconds: 30_000 }
const BODIES = { atOnce: 40, ...NOTES }
const READERS = { atOnce: 30, rounds: 3 }
/** A read begins so often, whether or not the one before has ended. */
const EVERY_MS = 20

interface Account {
  readonly token: string
  readonly tree: string
}

const around = surroundings()
const { folder, url: databaseUrl, client, close, end } = await startBenchServer(around)
await close()
const { ACCOUNT_BYTES_PER_MINUTE: rate } = process.env
const service = await spawnService(folder, databaseUrl, rate === undefined ? {} : { ACCOUNT_BYTES_PER_MINUTE: rate })
const api = `${service.origin}/api/v1`

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

/** Sends requests of an account from a process of its own. */
const busyClient = ({ token }: Account) => {
  const child = fork(fileURLToPath(new URL("busy-client.ts", import.meta.url)), [api, token])
  return {
    send: async (request: BusyRequest): Promise<void> => {
      child.send(request)
      const [error] = await once(child, "message")
      if (error !== null) throw new Error(String(error))
    },
    end: () => child.disconnect(),
  }
}

/** Reads an answer to its end. */
const read = async (url: string, token: string): Promise<void> => {
  const response = await fetch(api + url, { headers: { authorization: `Bearer ${token}` } })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  await response.arrayBuffer()
}

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN

/** The latencies of a simple read, and of `select 1` on a connection of its own, in milliseconds. */
interface Latencies {
  readonly reads: readonly number[]
  readonly statements: readonly number[]
}

/** Reads at a steady pace until the work ends. */
const latencies = async (url: string, token: string, work: Promise<unknown>): Promise<Latencies> => {
  const reads: number[] = []
  const statements: number[] = []
  const running: Promise<void>[] = []
  const measure = async (request: () => Promise<unknown>, times: number[]): Promise<void> => {
    const started = performance.now()
    await request()
    times.push(performance.now() - started)
  }
  let isOver = false
  const over = work.finally(() => (isOver = true))
  const statementsInTurn = async (): Promise<void> => {
    while (!isOver) {
      await measure(() => client.query("select 1"), statements)
      await pause(EVERY_MS)
    }
  }
  running.push(statementsInTurn())
  while (!isOver) {
    running.push(measure(() => read(url, token), reads))
    await pause(EVERY_MS)
  }
  await over
  await Promise.all(running)
  return { reads, statements }
}

try {
  const [busy, reader] = [await account("busy@example.org"), await account("reader@example.org")]
  const reading = busyClient(reader)
  await reading.send({ path: `/trees/${reader.tree}/gedcom/import`, file: await fileOf(1_000) })
  reading.end()
  const [large, other] = [await fileOf(imported), await fileOf(previewed)]
  const [person] = await fetch(`${api}/trees/${reader.tree}/persons?limit=1`, {
    headers: { authorization: `Bearer ${reader.token}` },
  }).then(async (response): Promise<readonly { readonly id: string }[]> => JSON.parse(await response.text()))
  const url = `/persons/${person?.id}`
  await latencies(url, reader.token, pause(2_000))
  await service.blocks()

  const work = busyClient(busy)
  const tree = `/trees/${busy.tree}`
  const { id = "" } = await json("/trees", busy.token, { name: "Notes" })
  const noted = `/trees/${id}`
  const phases: readonly (readonly [name: string, work: () => Promise<unknown>])[] = [
    [`import of ${imported}`, () => work.send({ path: `${tree}/gedcom/import`, file: large })],
    [`preview of ${previewed}`, () => work.send({ path: `${tree}/gedcom/preview`, file: other })],
    [`export of ${imported}`, () => work.send({ path: `${tree}/gedcom/export` })],
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
            await work.send({ path: `${tree}/cleanup/${tool}` })
      },
    ],
    ["list of all events", () => work.send({ path: `${tree}/events` })],
    ["notes of 1 MB", () => work.send({ path: `${noted}/persons`, notes: NOTES })],
    ["40 bodies of 1 MB at once", () => work.send({ path: `${noted}/persons`, bodies: BODIES })],
    ["30 lists of 250 of them", () => work.send({ path: `${noted}/persons?limit=250`, readers: READERS })],
  ]
  console.log(described(around))
  const columns =
    "while                     seconds   reads   p50 ms   p99 ms   of idle   longest block ms   over 10   over 50"
  console.log(`${columns}   select 1 p99 ms   of idle   peak MiB`)
  const idle: Latencies[] = []
  const measured: {
    readonly name: string
    readonly seconds: number
    readonly times: Latencies
    readonly seen: Blocks
    readonly peak: number | null
  }[] = []
  for (const [name, run] of phases) {
    idle.push(await latencies(url, reader.token, pause(IDLE_MS)))
    await service.blocks()
    const started = performance.now()
    const times = await latencies(url, reader.token, run())
    const seconds = (performance.now() - started) / 1_000
    measured.push({ name, seconds, times, seen: await service.blocks(), peak: await service.peakMemory() })
  }
  const atRest = { reads: idle.flatMap(({ reads }) => reads), statements: idle.flatMap(({ statements }) => statements) }
  const restP99 = { reads: percentile(atRest.reads, 0.99), statements: percentile(atRest.statements, 0.99) }
  const quiet = { longest: 0, over10: 0, over50: 0 }
  for (const { name, seconds, times, seen, peak } of [
    { name: "idle", seconds: (phases.length * IDLE_MS) / 1_000, times: atRest, seen: quiet, peak: null },
    ...measured,
  ]) {
    const [p99, statement] = [percentile(times.reads, 0.99), percentile(times.statements, 0.99)]
    console.log(
      name.padEnd(25),
      seconds.toFixed(1).padStart(7),
      String(times.reads.length).padStart(7),
      percentile(times.reads, 0.5).toFixed(1).padStart(8),
      p99.toFixed(1).padStart(8),
      (p99 / restP99.reads).toFixed(1).padStart(9),
      seen.longest.toFixed(0).padStart(18),
      String(seen.over10).padStart(9),
      String(seen.over50).padStart(9),
      statement.toFixed(1).padStart(17),
      (statement / restP99.statements).toFixed(1).padStart(9),
      (peak === null ? "" : peak.toFixed(0)).padStart(11),
    )
  }
  work.end()
} finally {
  await service.stop()
  await end()
}
