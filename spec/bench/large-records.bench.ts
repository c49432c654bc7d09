/*
 * What readers of very large records cost another tenant: the latency of a simple read, every 50 ms and from a process of
 * its own, while 30 readers without an account read a person with thousands of names, events and children, and a person
 * with as many siblings. Each kind of answer is measured for itself, then all together. The bound: the slowest hundredth
 * takes at most five times as long as on an idle server, or 150 ms; no request is refused, the service is ready all the
 * time, and its main thread is never blocked for more than 100 ms of its processor time. Ends with 1 if that is exceeded.
 * `make bench-large-records`, or with sizes of your own (names, events, children, seconds of each kind):
 *   node spec/bench/large-records.bench.ts 1000 500 300 5
 */
import { type ChildProcess, fork } from "node:child_process"
import { setTimeout as pause } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { largeRecord } from "../support/large-records.ts"
import type { Readings } from "./anonymous-readers.ts"
import { startBenchServer } from "./bench-server.ts"
import { spawnService } from "./spawned-service.ts"
import type { Steady } from "./steady-client.ts"
import { surroundings } from "./surroundings.ts"

const [names = 10_000, events = 5_000, children = 3_000, seconds = 20] = process.argv.slice(2).map(Number)
const READERS = 30
const SLOWER = 5
const LEAST_BOUND_MS = 150
const LONGEST_BLOCK_MS = 100

const { folder, url: databaseUrl, close, end } = await startBenchServer(surroundings())
await close()
const beside = (file: string): string => fileURLToPath(new URL(file, import.meta.url))
const service = await spawnService(folder, databaseUrl)
const api = `${service.origin}/api/v1`

/** The answer of a process to a message. */
const asked = async <T>(child: ChildProcess, message: string | null): Promise<T> => {
  const answer = new Promise<T>((resolve) => child.once("message", (seen: T) => resolve(seen)))
  child.send(message as string)
  return answer
}

const json = async <T>(path: string, token: string, init: RequestInit = {}): Promise<T> => {
  const headers = { ...(token === "" ? {} : { authorization: `Bearer ${token}` }), ...init.headers }
  const response = await fetch(api + path, { ...init, headers })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
  return JSON.parse(text)
}
const post = <T>(path: string, token: string, body: unknown): Promise<T> =>
  json(path, token, { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } })

interface HasId {
  readonly id: string
}

const account = async (email: string) => {
  const { token } = await post<{ readonly token: string }>("/auth/register", "", {
    email,
    password: "measure twice, cut once",
  })
  const tree = await post<HasId>("/trees", token, { name: "Bench", visibility: "public" })
  return { token, tree: tree.id }
}

/** The ids of the person with many records and of one of many siblings. */
const plantLarge = async (): Promise<readonly [father: string, child: string]> => {
  const { token, tree } = await account("large@example.org")
  const body = new FormData()
  body.set("file", new Blob([largeRecord({ names, events, children, cited: Math.min(1_000, events) })]), "large.ged")
  await json(`/trees/${tree}/gedcom/import`, token, { method: "POST", body })
  const found = await json<readonly HasId[]>(`/trees/${tree}/persons?q=Child7&limit=1`, token)
  const child = found[0]?.id ?? ""
  const { parents } = await json<{
    readonly parents: readonly { readonly person: HasId & { readonly surname: string } }[]
  }>(`/persons/${child}/family`, token)
  return [parents.find(({ person }) => person.surname === "Large")?.person.id ?? "", child]
}

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN

try {
  const [father, child] = await plantLarge()
  const other = await account("other@example.org")
  const { id } = await post<HasId>(`/trees/${other.tree}/persons`, other.token, { given_name: "Other" })
  const steady = fork(beside("steady-client.ts"), [api, other.token, `/persons/${id}`])
  const readers = fork(beside("anonymous-readers.ts"), [api, String(READERS)])
  const of = (person: string, ...parts: readonly string[]) => parts.map((part) => `/public/persons/${person}${part}`)
  const kinds: readonly (readonly [name: string, paths: readonly string[]])[] = [
    ["page", of(father, "/page")],
    ["person", of(father, "")],
    ["family", of(father, "/family")],
    ["names and events", of(father, "/names", "/events")],
    ["page of a sibling", of(child, "/page")],
    ["family of a sibling", of(child, "/family")],
    ["chart", of(father, "/neighbourhood?most=2000")],
    ["kinship", [`/public/persons/${father}/kinship/${child}`]],
    ["descendants", of(father, "/descendants?generations=1")],
    ["all of these", [...of(father, "/page", "", "/family", "/names", "/events"), ...of(child, "/page", "/family")]],
  ]
  await pause(3_000)
  await asked<Steady>(steady, "start")
  await pause(seconds * 1_000)
  const idle = await asked<Steady>(steady, "idle")
  const rest = percentile(idle.times, 0.99)
  const bound = Math.max(SLOWER * rest, LEAST_BOUND_MS)
  console.log(`idle p99 ${rest.toFixed(1)} ms, bound ${bound.toFixed(0)} ms`)
  console.log(
    "readers of               answers   MB/s   p50 ms   p99 ms   of idle   longest block ms   refused   not ready",
  )
  for (const [name, paths] of kinds) {
    await service.blocks()
    await asked<Steady>(steady, "start")
    readers.send(paths)
    await pause(seconds * 1_000)
    const seen = await asked<Steady>(steady, "end")
    const got = await asked<Readings>(readers, null)
    const { longest } = await service.blocks()
    const p99 = percentile(seen.times, 0.99)
    const refused = seen.refused + got.refused
    if (p99 > bound || refused > 0 || seen.notReady > 0 || longest > LONGEST_BLOCK_MS) process.exitCode = 1
    console.log(
      name.padEnd(24),
      String(got.answers).padStart(7),
      (got.bytes / 1e6 / seconds).toFixed(1).padStart(6),
      percentile(seen.times, 0.5).toFixed(1).padStart(8),
      p99.toFixed(1).padStart(8),
      (p99 / rest).toFixed(1).padStart(9),
      longest.toFixed(0).padStart(18),
      String(refused).padStart(9),
      String(seen.notReady).padStart(11),
    )
    await pause(1_000)
  }
  steady.disconnect()
  readers.disconnect()
} finally {
  await service.stop()
  await end()
}
