/*
 * What it costs an import that the entries of its rows can be derived: the id of the import in each row, by the
 * processor time of the database for COPY of the rows with these ids and without them, in turns, against the processor
 * time that service and database take for the whole import. An import keeps nothing else for each row.
 * `make bench-import-ids`, or with other numbers of people and runs, and other surroundings:
 * `OTHERS=10000,1000x20,100x200 STATISTICS=stale node spec/bench/import-ids.bench.ts 100000 5`.
 */
import { createReadStream, createWriteStream } from "node:fs"
import { mkdir, stat } from "node:fs/promises"
import { join } from "node:path"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import pg from "pg"
import { newId } from "../../adapters/uuid/new-id.ts"
import { granted } from "../support/world.ts"
import { appOver } from "./app-over.ts"
import { startBenchDatabase } from "./bench-database.ts"
import { copyRows, dumpRows } from "./copy-floor.ts"
import { cpuTime } from "./cpu-time.ts"
import { generateGedcom } from "./generate-gedcom.ts"
import { median } from "./median.ts"
import { described, surroundings } from "./surroundings.ts"

const people = Number(process.argv[2] ?? "100000")
const runs = Number(process.argv[3] ?? "5")
/** The most that the ids may take of an import. */
const MOST = 0.05

const around = surroundings()
const { folder, user, tree, fresh, end } = await startBenchDatabase(around)
console.log(described(around))
const file = join(folder, "people.ged")
await pipeline(Readable.from(generateGedcom(people)), createWriteStream(file))

/** The processor time of a piece of work, in seconds: that of the database, and of the process `pid`. */
const cpuOf = async (url: string, pid: number, work: () => Promise<unknown>): Promise<number> => {
  const watch = new pg.Client({ connectionString: url })
  await watch.connect()
  const before = await cpuTime(watch, pid)
  await work()
  const seconds = ((await cpuTime(watch, pid)) - before) / 1e6
  await watch.end()
  return seconds
}

const { url, serviceUrl } = await fresh("bench_import")
const { app, close } = await appOver(serviceUrl)
// Opens the connection, so that its processor time is counted from the beginning.
granted(await app.getTree({ userId: user, surface: "member" }, { treeId: tree }))
const { size } = await stat(file)
const whole = await cpuOf(url, process.pid, async () =>
  granted(
    await app.importGedcom(
      { userId: user, sessionId: newId<"SessionId">(), requestId: null },
      { treeId: tree, file: { open: () => createReadStream(file), size }, defaultAction: "new", resolutions: {} },
    ),
  ),
)
await close()

const [withIds, without] = [join(folder, "with"), join(folder, "without")]
for (const [rows, except] of [
  [withIds, null],
  [without, "import_id"],
] as const) {
  await mkdir(rows)
  await dumpRows(url, tree, { folder: rows, except })
}
const [times, floors]: readonly [number[], number[]] = [[], []]
for (let run = 0; run < runs; run += 1)
  for (const [rows, except, to] of [
    [withIds, null, times],
    [without, "import_id", floors],
  ] as const) {
    const { url: copy } = await fresh("bench_copy")
    to.push(await copyRows(copy, rows, except, (work) => cpuOf(copy, 0, work)))
  }
const share = (median(times) - median(floors)) / whole
console.log(
  `${people} people: import ${whole.toFixed(2)} s of CPU time; COPY of its rows ${median(times).toFixed(2)} s with ids of the import, ` +
    `${median(floors).toFixed(2)} s without: ${(share * 100).toFixed(1)} % of the import, ` +
    `${share <= MOST ? "within" : "ABOVE"} ${MOST * 100} %`,
)
await end()
