/*
 * What searches of trees that were made to be slow cost another account: the latency of its `GET /persons/{id}`, asked
 * every 50 ms from this process, against its latency on an idle server; the longest block of the server's main thread;
 * `/readyz`. The searches come without an account, twenty at once. The bound: a p99 of at most 5 times the idle one or
 * 150 ms, no refused read, `/readyz` 200, no block above 100 ms. It ends with 1 where a bound is missed. `make
 * bench-crafted`, or with other sizes (people, names of each, names of one person):
 *   node spec/bench/crafted.bench.ts 30 1000 10000
 */
import { fork } from "node:child_process"
import { once } from "node:events"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { startBenchServer } from "./bench-server.ts"
import { spawnService } from "./spawned-service.ts"
import { surroundings } from "./surroundings.ts"

const [people = 30, names = 1_000, namesOfOne = 10_000] = process.argv.slice(2).map(Number)
const [EVERY_MS, IDLE_MS, BUSY_MS, AT_ONCE] = [50, 10_000, 20_000, 20]
const BOUND = { times: 5, ms: 150, blockMs: 100 }

const bench = await startBenchServer(surroundings())
await bench.close()
const service = await spawnService(bench.folder, bench.url)
const api = `${service.origin}/api/v1`

const json = async (path: string, token: string, body?: object): Promise<{ readonly [key: string]: string }> => {
  const response = await fetch(api + path, {
    ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return JSON.parse(await response.text())
}

const signUp = async (email: string): Promise<string> =>
  (await json("/auth/register", "", { email, password: "measure twice, cut once" })).token ?? ""

/** A file of dead people, each with so many names. */
const fileOf = (count: number, namesOfEach: number): string => {
  const lines = ["0 HEAD", "1 GEDC", "2 VERS 7.0"]
  for (let owner = 0; owner < count; owner++) {
    lines.push(`0 @I${owner}@ INDI`)
    for (let at = 0; at < namesOfEach; at++) lines.push(`1 NAME Alias${at}x${owner} /Alias${at}y${owner}/`)
    lines.push("1 DEAT Y")
  }
  return [...lines, "0 TRLR", ""].join("\n")
}

/** A public tree with the people of such a file, sent by a process of its own. */
const plant = async (token: string, name: string, text: string): Promise<string> => {
  const { id: tree = "" } = await json("/trees", token, { name, visibility: "public" })
  const file = join(bench.folder, `${name}.ged`)
  await writeFile(file, text)
  const child = fork(fileURLToPath(new URL("busy-client.ts", import.meta.url)), [api, token])
  child.send({ path: `/trees/${tree}/gedcom/import`, file })
  const [error] = await once(child, "message")
  child.disconnect()
  if (error !== null) throw new Error(String(error))
  return tree
}

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN

interface Reads {
  readonly times: number[]
  refused: number
  notReady: number
}

/** Reads at a steady pace for some time. */
const readFor = async (ms: number, url: string, token: string): Promise<Reads> => {
  const reads: Reads = { times: [], refused: 0, notReady: 0 }
  const running: Promise<void>[] = []
  const read = async (): Promise<void> => {
    const started = performance.now()
    const response = await fetch(api + url, { headers: { authorization: `Bearer ${token}` } })
    await response.arrayBuffer()
    reads.times.push(performance.now() - started)
    if (!response.ok) reads.refused += 1
  }
  const look = async (): Promise<void> => {
    const response = await fetch(`${service.origin}/readyz`)
    await response.arrayBuffer()
    if (!response.ok) reads.notReady += 1
  }
  const ends = performance.now() + ms
  for (let number = 0; performance.now() < ends; number++) {
    running.push(read())
    if (number % 20 === 0) running.push(look())
    await pause(EVERY_MS)
  }
  await Promise.all(running)
  return reads
}

/** Asks without an account, so many requests at once, until the signal is aborted. Says how many were answered with which status. */
const flood = async (path: string, signal: AbortSignal): Promise<ReadonlyMap<number, number>> => {
  const statuses = new Map<number, number>()
  const ask = async (): Promise<void> => {
    while (!signal.aborted) {
      const response = await fetch(api + path)
      await response.arrayBuffer()
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  return statuses
}

try {
  const [attacker, reader] = [await signUp("attacker@example.org"), await signUp("reader@example.org")]
  const { id: own = "" } = await json("/trees", reader, { name: "Own" })
  const { id: person = "" } = await json(`/trees/${own}/persons`, reader, { given_name: "Emma", surname: "Darwin" })
  const [many, one] = [
    await plant(attacker, "many", fileOf(people, names)),
    await plant(attacker, "one", fileOf(1, namesOfOne)),
  ]
  const url = `/persons/${person}`
  await readFor(2_000, url, reader)
  const idle = await readFor(IDLE_MS, url, reader)
  const idleP99 = percentile(idle.times, 0.99)
  console.log(`idle: p50 ${percentile(idle.times, 0.5).toFixed(1)} ms, p99 ${idleP99.toFixed(1)} ms`)
  console.log(
    "search                                p50 ms   p99 ms   refused   not ready   longest block ms   answers",
  )
  for (const [name, path] of [
    [`${people} of ${names} names, q=Alias`, `/public/trees/${many}/persons?q=Alias&limit=1000`],
    [`${people} of ${names} names, two words`, `/public/trees/${many}/persons?q=al%20ali&limit=1000`],
    [`one of ${namesOfOne} names, q=a`, `/public/trees/${one}/persons?q=a&limit=1000`],
  ] as const) {
    await service.blocks()
    const over = new AbortController()
    const flooding = flood(path, over.signal)
    const { times, refused, notReady } = await readFor(BUSY_MS, url, reader)
    over.abort()
    const answers = [...(await flooding)].map(([status, count]) => `${count} of ${status}`).join(", ")
    const { longest } = await service.blocks()
    const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)]
    const isMissed =
      p99 > Math.max(BOUND.ms, BOUND.times * idleP99) || refused > 0 || notReady > 0 || longest > BOUND.blockMs
    if (isMissed) process.exitCode = 1
    const figures = [p50.toFixed(1).padStart(8), p99.toFixed(1).padStart(8), String(refused).padStart(9)]
    console.log(
      name.padEnd(36),
      ...figures,
      String(notReady).padStart(11),
      longest.toFixed(0).padStart(18),
      ` ${answers}`,
      isMissed ? "  missed" : "",
    )
  }
} finally {
  await service.stop()
  await bench.end()
}
