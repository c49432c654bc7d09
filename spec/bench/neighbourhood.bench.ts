/*
 * The CPU time of the neighbourhood of a person, the page of a person and a kinship in trees of several sizes, service
 * and database together, as a multiple of a floor. Neighbourhood and page have two floors in a bare Koa handler: one
 * prepared statement that reads the whole answer from one stored row, and one prepared statement for each table that
 * reads the rows of the answer by key and answers them as they are. For kinship the floor is one prepared statement
 * that reads, by key, the relationships and persons that the search visits. `make bench-neighbourhood`, or with sizes,
 * seconds of load and surroundings of your own:
 *   OTHERS=10000,1000x20,100x300 STATISTICS=stale node spec/bench/neighbourhood.bench.ts 10000,100000,1000000 5
 * and then, if wanted, the only answer to measure: `neighbourhood`, `page` or `kinship`.
 */
import type { PersonId, TreeId } from "../../core/domain/ids.ts"
import { startBenchServer } from "./bench-server.ts"
import { cpuTime } from "./cpu-time.ts"
import { floorRowsTable, rowStatements, storeKeys } from "./floor-keys.ts"
import { median } from "./median.ts"
import { plantTree } from "./plant-tree.ts"
import { answersAt, floorPath, loadAt, PORTS, serve } from "./served.ts"
import { described, surroundings } from "./surroundings.ts"
import { visitedRows } from "./visited-rows.ts"

const sizes = (process.argv[2] ?? "10000,100000").split(",").map(Number)
const seconds = Number(process.argv[3] ?? "3")
const only = process.argv[4]
const RUNS = 3
/** The number of persons, or of pairs of persons, that are asked for in rotation. */
const PEOPLE = 20
/** The persons among which those with about 100 cards around them are chosen. */
const CANDIDATES = 100
const CARDS = 100

const around = surroundings("100x300")
const { folder, url, app, token, actor, client, settle, close, end } = await startBenchServer(around)
const trees: { readonly size: number; readonly id: TreeId }[] = []
for (const size of sizes) trees.push({ size, id: await plantTree(app, actor, size) })
await settle()
await close()

await client.query("create table floor_answers (id integer primary key, body json not null)")
await client.query(floorRowsTable)
await client.query(
  "create table floor_visits (id integer primary key, tree_id uuid not null, relationships uuid[] not null, persons uuid[] not null)",
)

const servers = await serve(folder, url)
const headers = { authorization: `Bearer ${token}` }
const ask = (path: string): Promise<string> => answersAt(`http://127.0.0.1:${PORTS.ours}${path}`, headers)
await answersAt(`http://127.0.0.1:${PORTS.floor}/`, {})

const personsOf = async (tree: TreeId, amount: number): Promise<readonly PersonId[]> => {
  const { rows } = await client.query<{ readonly id: PersonId }>(
    `select id from (select id, row_number() over (order by id) as n, count(*) over () as people from persons where tree_id = $1) p
      where n % greatest(1, people / $2) = 0 limit $2`,
    [tree, amount],
  )
  return rows.map(({ id }) => id)
}

const neighbourhood = (id: string): string =>
  `/api/v1/persons/${id}/neighbourhood?up=8&down=8&siblings=all&most=${CARDS}`

/** The persons of a tree with the most nearly 100 cards around them. */
const centresOf = async (tree: TreeId): Promise<readonly PersonId[]> => {
  const found: { readonly id: PersonId; readonly away: number }[] = []
  for (const id of await personsOf(tree, CANDIDATES)) {
    const { persons }: { readonly persons: readonly unknown[] } = JSON.parse(await ask(neighbourhood(id)))
    found.push({ id, away: Math.abs(persons.length - CARDS) })
  }
  return found
    .toSorted((a, b) => a.away - b.away)
    .slice(0, PEOPLE)
    .map(({ id }) => id)
}

interface Measurement {
  readonly name: string
  readonly ours: readonly string[]
  readonly floor: readonly string[]
  /** What one answer is about. */
  readonly about: string
  /** So many requests one after the other, instead of load for some seconds: for answers that take long. */
  readonly amount?: number
  /** The number of requests before the measured ones, with `amount`. */
  readonly first?: number
}

/** Half-finished answers would count too much under load for some seconds. */
const KINSHIPS = 100
/** So many kinships come before the measured runs: with fewer, the compiler of Node still works and counts. */
const FIRST_KINSHIPS = 1_000

let floors = 0

/** The floors of these answers: each answer is read as it is, or as the rows that it is made of. */
const answerFloors = async (tree: TreeId, { name, persons, pathOf }: Answers): Promise<readonly Measurement[]> => {
  const paths = persons.map(pathOf)
  const [whole, rows]: [string[], string[]] = [[], []]
  const bytes: number[] = []
  for (const person of persons) {
    const body = await ask(pathOf(person))
    floors += 1
    await client.query("insert into floor_answers values ($1, $2)", [floors, body])
    await storeKeys(client, name, floors, { tree, root: person, body })
    whole.push(floorPath("answer", String(floors)))
    rows.push(floorPath(rowStatements[name].join("+"), String(floors)))
    bytes.push(Buffer.byteLength(body))
  }
  const about = `${(median(bytes) / 1_024).toFixed(0)} KiB`
  return [
    { name, ours: paths, floor: whole, about },
    { name: `${name}, rows`, ours: paths, floor: rows, about },
  ]
}

/** Answers about persons. */
interface Answers {
  readonly name: keyof typeof rowStatements
  readonly persons: readonly PersonId[]
  readonly pathOf: (id: PersonId) => string
}

const visits = await visitedRows(url, actor.userId)

interface Pair {
  readonly id: PersonId
  readonly other: PersonId
}

/** Each person with a relative: of all relatives by blood or marriage, ordered by id, the one in the middle. */
const relatedPairs = async (tree: TreeId, persons: readonly PersonId[]): Promise<readonly Pair[]> => {
  const pairs: Pair[] = []
  for (const id of persons) {
    const { rows } = await client.query<{ readonly id: PersonId }>(
      `with recursive kin (id) as (
        select $2::uuid
        union
        select case when e.from_person_id = k.id then e.to_person_id else e.from_person_id end
        from kin k join relationships e on e.tree_id = $1 and (e.from_person_id = k.id or e.to_person_id = k.id)
      )
      select id from kin order by id offset (select count(*) / 2 from kin) limit 1`,
      [tree, id],
    )
    pairs.push({ id, other: rows[0]?.id ?? id })
  }
  return pairs
}

/** Each person with one from the other half of the list. Most of them are not related. */
const distantPairs = (persons: readonly PersonId[]): readonly Pair[] =>
  persons.map((id, at) => ({ id, other: persons[(at + Math.ceil(persons.length / 2)) % persons.length] ?? id }))

const kinshipsOf = async (tree: TreeId, name: string, pairs: readonly Pair[]): Promise<Measurement> => {
  const ours: string[] = []
  const floor: string[] = []
  const rows: number[] = []
  let related = 0
  for (const { id, other } of pairs) {
    const { paths }: { readonly paths: readonly unknown[] } = JSON.parse(
      await ask(`/api/v1/persons/${id}/kinship/${other}`),
    )
    if (paths.length > 0) related += 1
    const visited = await visits.of(id, other)
    floors += 1
    await client.query("insert into floor_visits values ($1, $2, $3, $4)", [
      floors,
      tree,
      visited.relationships,
      visited.persons,
    ])
    ours.push(`/api/v1/persons/${id}/kinship/${other}`)
    floor.push(floorPath("visited", String(floors)))
    rows.push(visited.relationships.length + visited.persons.length)
  }
  return {
    name,
    ours,
    floor,
    about: `${median(rows)} rows, ${related} related`,
    amount: KINSHIPS,
    first: FIRST_KINSHIPS,
  }
}

const page = (id: PersonId): string => `/api/v1/persons/${id}/page`

/** The measurements of each answer, by the name that chooses it. */
const measurementsOf: Readonly<Record<string, (tree: TreeId) => Promise<readonly Measurement[]>>> = {
  neighbourhood: async (tree) =>
    answerFloors(tree, { name: "neighbourhood", persons: await centresOf(tree), pathOf: neighbourhood }),
  page: async (tree) => answerFloors(tree, { name: "page", persons: await centresOf(tree), pathOf: page }),
  kinship: async (tree) => {
    const persons = await personsOf(tree, PEOPLE)
    return [
      await kinshipsOf(tree, "kinship of relatives", await relatedPairs(tree, persons)),
      await kinshipsOf(tree, "kinship of strangers", distantPairs(persons)),
    ]
  },
}

const measured: { readonly size: number; readonly measurements: readonly Measurement[] }[] = []
for (const { size, id } of trees) {
  const measurements: Measurement[] = []
  for (const [name, of] of Object.entries(measurementsOf))
    if (only === undefined || only === name) measurements.push(...(await of(id)))
  measured.push({ size, measurements })
}
await visits.close()
for (const table of ["floor_answers", "floor_rows", "floor_visits"]) await client.query(`vacuum analyze ${table}`)

/** The CPU milliseconds of one answer, service and database together. */
const cpuOf = async (server: "ours" | "floor", paths: readonly string[], amount?: number): Promise<number> => {
  const pid = server === "ours" ? servers.service : servers.floor
  const before = await cpuTime(client, pid)
  const { answers } = await loadAt(PORTS[server], paths, { headers, seconds, amount })
  return ((await cpuTime(client, pid)) - before) / answers / 1_000
}

console.log(
  `${described(around)}; CPU milliseconds of one answer; medians of ${RUNS} runs of ${seconds} s after one more`,
)
console.log("people     answer                 about                 ours ms  floor ms  × floor  × smallest tree")
const smallest = new Map<string, number>()
for (const { size, measurements } of measured) {
  for (const { name, ours, floor, about, amount, first: warmUp } of measurements) {
    const ofFloor: number[] = []
    const ofOurs: number[] = []
    await cpuOf("floor", floor, warmUp ?? amount)
    await cpuOf("ours", ours, warmUp ?? amount)
    for (let run = 0; run < RUNS; run += 1) {
      ofFloor.push(await cpuOf("floor", floor, amount))
      ofOurs.push(await cpuOf("ours", ours, amount))
    }
    const times = median(ofOurs) / median(ofFloor)
    const first = smallest.get(name) ?? times
    smallest.set(name, first)
    console.log(
      [
        String(size).padEnd(10),
        name.padEnd(22),
        about.padEnd(20),
        median(ofOurs).toFixed(2).padStart(8),
        median(ofFloor).toFixed(2).padStart(9),
        times.toFixed(2).padStart(8),
        (times / first).toFixed(2).padStart(16),
      ].join(" "),
    )
  }
}

await servers.end()
await end()
