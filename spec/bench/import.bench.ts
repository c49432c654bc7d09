/*
 * How fast a GEDCOM file comes in and goes out, against the floor: the same rows put by COPY into the same tables of a like
 * database in the same run. `make bench-import`, or with sizes, runs and surroundings of your own:
 *   OTHERS=10000,1000x20,100x200 STATISTICS=stale node spec/bench/import.bench.ts 1000,10000,100000 3
 */
import { createWriteStream } from "node:fs"
import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { type Measured, startBenchDatabase } from "./bench-database.ts"
import { copyFloor, dumpRows } from "./copy-floor.ts"
import { generateGedcom } from "./generate-gedcom.ts"
import { median } from "./median.ts"
import { described, surroundings } from "./surroundings.ts"

const sizes = (process.argv[2] ?? "1000,10000,100000").split(",").map(Number)
const runs = Number(process.argv[3] ?? "3")

const around = surroundings()
const { folder, tree, fresh, transfer, end } = await startBenchDatabase(around)
console.log(described(around))
console.log("people   import s  people/s  peak MiB  floor s  ratio  µs/person  export s  of import  peak MiB")
for (const size of sizes) {
  const file = join(folder, `${size}.ged`)
  await pipeline(Readable.from(generateGedcom(size)), createWriteStream(file))
  const imports: Measured[] = []
  const exports: Measured[] = []
  const floors: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const { url, serviceUrl } = await fresh("bench_import")
    imports.push(await transfer("import", serviceUrl, file))
    exports.push(await transfer("export", serviceUrl, join(folder, "export.ged")))
    const rows = join(folder, "rows")
    await mkdir(rows, { recursive: true })
    await dumpRows(url, tree, { folder: rows })
    floors.push(await copyFloor((await fresh("bench_floor")).url, rows))
  }
  const seconds = median(imports.map((run) => run.seconds))
  const floor = median(floors)
  const exported = median(exports.map((run) => run.seconds))
  const peak = (measured: readonly Measured[]): number => Math.max(...measured.map((run) => run.peakRssMiB))
  const columns = [
    String(size).padEnd(7),
    seconds.toFixed(2).padStart(9),
    (size / seconds).toFixed(0).padStart(9),
    peak(imports).toFixed(0).padStart(9),
    floor.toFixed(2).padStart(8),
    (seconds / floor).toFixed(2).padStart(6),
    ((seconds / size) * 1e6).toFixed(0).padStart(10),
    exported.toFixed(2).padStart(9),
    (exported / seconds).toFixed(2).padStart(10),
    peak(exports).toFixed(0).padStart(9),
  ]
  console.log(columns.join(" "))
}

await end()
