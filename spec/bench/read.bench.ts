/*
 * How fast the reads are, each against its floor: a bare Koa handler with one prepared statement that returns as many bytes,
 * loaded in the same run. One tree of 100,000 people among 1,000 others. `make bench-read`, or with sizes and surroundings of your own:
 *   OTHERS=10000,1000x20,100x1000 STATISTICS=stale node spec/bench/read.bench.ts 100000 5
 * (people of the tree, seconds of load a measurement; then, if wanted, the first word of the only read to measure, or `searches`)
 */
import { startBenchServer } from "./bench-server.ts"
import { cpuTime } from "./cpu-time.ts"
import { median } from "./median.ts"
import { plantTree } from "./plant-tree.ts"
import { loadSearches } from "./search-load.ts"
import { answersAt, floorPath, type Load, loadAt, PORTS, serve } from "./served.ts"
import { described, surroundings } from "./surroundings.ts"
import { namesOf } from "./typed-names.ts"

const people = Number(process.argv[2] ?? "100000")
const seconds = Number(process.argv[3] ?? "5")
const only = process.argv[4]
const RUNS = 3
/** The number of people that are searched for in rotation. */
const NAMES = 40

const around = surroundings("100x1000")
const { folder, url, app, token, actor, client, settle, close, end } = await startBenchServer(around)
const tree = await plantTree(app, actor, people)
const tenth = await plantTree(app, actor, Math.floor(people / 10))
await settle()
const { rows: ids } = await client.query<{ id: string }>(
  "select id from (select id, row_number() over (order by id) as n from persons where tree_id = $1) p where n % $2 = 0",
  [tree, Math.max(1, Math.floor(people / 500))],
)
const { rows: lastPage } = await client.query<{ id: string }>(
  "select id from persons where tree_id = $1 order by id desc offset 100 limit 1",
  [tree],
)
const names = await namesOf(client, tenth, NAMES)
await close()

const servers = await serve(folder, url)

const FIRST = "00000000-0000-0000-0000-000000000000"
const last = lastPage[0]?.id ?? FIRST

interface Measurement {
  readonly name: string
  readonly ours: readonly string[]
  readonly floor: readonly string[]
  /** So many requests one after the other, instead of load for some seconds: for answers that take long. */
  readonly amount?: number
}

const measurements: readonly Measurement[] = [
  {
    name: "one person",
    ours: ids.map(({ id }) => `/api/v1/persons/${id}`),
    floor: ids.map(({ id }) => floorPath("person", id)),
  },
  { name: "first page of 100", ours: [`/api/v1/trees/${tree}/persons`], floor: [floorPath("page", tree, FIRST)] },
  {
    name: "last page of 100",
    ours: [`/api/v1/trees/${tree}/persons?cursor=${last}`],
    floor: [floorPath("page", tree, last)],
  },
  { name: "all events", ours: [`/api/v1/trees/${tree}/events`], floor: [floorPath("events", tree)], amount: 3 },
]

const headers = { authorization: `Bearer ${token}` }

const load = (port: number, paths: readonly string[], amount?: number): Promise<Load> =>
  loadAt(port, paths, { headers, seconds, amount })

console.log(`${people} people; ${described(around)}; medians of ${RUNS} runs of ${seconds} s`)
console.log("read                 bytes    ours/s  p99 ms   floor/s  p99 ms   ratio")
for (const { name, ours, floor, amount } of measurements) {
  if (only !== undefined && !name.startsWith(only)) continue
  const [body, floorBody] = await Promise.all([
    answersAt(`http://127.0.0.1:${PORTS.ours}${ours[0]}`, headers),
    answersAt(`http://127.0.0.1:${PORTS.floor}${floor[0]}`, {}),
  ])
  if (body.length !== floorBody.length)
    console.log(`(the floor answers ${floorBody.length} characters, ours ${body.length})`)
  const oursRuns: Load[] = []
  const floorRuns: Load[] = []
  for (let run = 0; run < RUNS; run += 1) {
    floorRuns.push(await load(PORTS.floor, floor, amount))
    oursRuns.push(await load(PORTS.ours, ours, amount))
  }
  const figure = (runs: readonly Load[], of: keyof Load): number => median(runs.map((run) => run[of]))
  const ratio = figure(oursRuns, "perSecond") / figure(floorRuns, "perSecond")
  console.log(
    [
      name.padEnd(18),
      String(body.length).padStart(9),
      figure(oursRuns, "perSecond").toFixed(1).padStart(8),
      figure(oursRuns, "p99").toFixed(0).padStart(7),
      figure(floorRuns, "perSecond").toFixed(1).padStart(9),
      figure(floorRuns, "p99").toFixed(0).padStart(7),
      ratio.toFixed(2).padStart(7),
    ].join(" "),
  )
}

if (only === undefined || only === "searches") {
  await answersAt(`http://127.0.0.1:${PORTS.ours}/readyz`, {})
  const { service } = servers
  await loadSearches({
    trees: { tree, tenth },
    people,
    names,
    runs: RUNS,
    load: async (paths) => {
      const before = await cpuTime(client, service)
      const { answers, perSecond } = await load(PORTS.ours, paths)
      return { perSecond, cpuMicros: ((await cpuTime(client, service)) - before) / answers }
    },
    hits: async (path) => {
      const page: unknown = JSON.parse(await answersAt(`http://127.0.0.1:${PORTS.ours}${path}`, headers))
      return Array.isArray(page) ? page.length : 0
    },
  })
}

await servers.end()
await end()
