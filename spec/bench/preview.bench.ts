/*
 * How long the preview of a GEDCOM file takes against a tree of as many people, and an import that skips or merges
 * them, beside the import of the same file into an empty tree. `make bench-preview`, or with sizes and surroundings of
 * your own:
 *   OTHERS=10000,1000x20,100x200 STATISTICS=stale node spec/bench/preview.bench.ts 1000,10000,50000
 */
import { createWriteStream } from "node:fs"
import { join } from "node:path"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { type Measured, startBenchDatabase } from "./bench-database.ts"
import { generateGedcom } from "./generate-gedcom.ts"
import { described, surroundings } from "./surroundings.ts"

const sizes = (process.argv[2] ?? "1000,10000,50000").split(",").map(Number)

const around = surroundings()
const { folder, fresh, transfer, end } = await startBenchDatabase(around)
console.log(described(around))
console.log("people   import s  preview s  of import  matched  peak MiB   skip s  peak MiB  merge s  peak MiB")
for (const size of sizes) {
  const file = join(folder, `${size}.ged`)
  await pipeline(Readable.from(generateGedcom(size)), createWriteStream(file))
  const { serviceUrl: url } = await fresh("bench_preview")
  const imported = await transfer("import", url, file)
  const previewed = await transfer("preview", url, file)
  const skipped = await transfer("skip", url, file)
  const merged = await transfer("merge", url, file)
  const seconds = ({ seconds }: Measured): string => seconds.toFixed(2)
  const peak = ({ peakRssMiB }: Measured): string => peakRssMiB.toFixed(0)
  const columns = [
    String(size).padEnd(7),
    seconds(imported).padStart(9),
    seconds(previewed).padStart(10),
    (previewed.seconds / imported.seconds).toFixed(2).padStart(10),
    String(previewed.amount).padStart(8),
    peak(previewed).padStart(9),
    seconds(skipped).padStart(8),
    peak(skipped).padStart(9),
    seconds(merged).padStart(8),
    peak(merged).padStart(9),
  ]
  console.log(columns.join(" "))
}
await end()
