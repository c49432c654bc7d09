/*
 * How the time per person grows with the size of a tree, in a database with many trees of many sizes, with fresh and with stale
 * statistics; stale ones are from before the tree came. `make bench-growth`, or with sizes, other trees, runs and statistics of your own:
 *   node spec/bench/growth.bench.ts 10000,100000,1000000 10000,10000,10000,1000x20,100x200 3 fresh,stale
 *   node spec/bench/growth.bench.ts 100 100x10000 3 fresh
 */
import { execFile } from "node:child_process"
import { createWriteStream } from "node:fs"
import { rm } from "node:fs/promises"
import { join } from "node:path"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import type { TreeId, UserId } from "../../core/domain/ids.ts"
import { startBenchDatabase } from "./bench-database.ts"
import { generateGedcom } from "./generate-gedcom.ts"
import { described, gatherStatistics, type Statistics, treeSizes } from "./surroundings.ts"

const sizes = (process.argv[2] ?? "10000,100000").split(",").map(Number)
const others = treeSizes(process.argv[3] ?? "10000,10000,10000,1000x20,100x200")
const runs = process.argv[4] ?? "3"
const modes = (process.argv[5] ?? "fresh,stale")
  .split(",")
  .map((mode): Statistics => (mode === "stale" ? mode : "fresh"))

interface Reads {
  readonly times: Readonly<Record<string, number>>
  readonly peakRssMiB: number
}

const readsOf = async (url: string, user: UserId, tree: TreeId): Promise<Reads> => {
  const script = fileURLToPath(new URL("growth-reads.ts", import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, ["--no-warnings", script, url, user, tree, runs])
  const measured: Reads = JSON.parse(stdout)
  return measured
}

for (const statistics of modes) {
  const around = { others, statistics }
  const { folder, user, tree, fresh, transfer, end } = await startBenchDatabase(around)
  console.log(`${described(around)}; medians of ${runs} runs`)
  for (const size of sizes) {
    const file = join(folder, "in.ged")
    await pipeline(Readable.from(generateGedcom(size)), createWriteStream(file))
    const { url, serviceUrl } = await fresh("bench_growth")
    const imported = await transfer("import", serviceUrl, file)
    if (statistics === "fresh") await gatherStatistics(url, statistics)
    const exported = await transfer("export", url, join(folder, "out.ged"))
    const perPerson = (seconds: number): string => `${((seconds / size) * 1e6).toFixed(0)} µs`
    console.log(`\n${size} people`)
    console.log(
      `  import  ${perPerson(imported.seconds)} a person (CPU ${perPerson(imported.cpuSeconds)}), peak ` +
        `${imported.peakRssMiB.toFixed(0)} MiB`,
    )
    console.log(
      `  export  ${perPerson(exported.seconds)} a person (CPU ${perPerson(exported.cpuSeconds)}), ` +
        `${(exported.seconds / imported.seconds).toFixed(2)} of the import, peak ${exported.peakRssMiB.toFixed(0)} MiB`,
    )
    const { times, peakRssMiB } = await readsOf(url, user, tree)
    for (const [name, milliseconds] of Object.entries(times))
      console.log(`  ${name.padEnd(11)} ${milliseconds.toFixed(2)} ms`)
    console.log(`  peak of the reads ${peakRssMiB.toFixed(0)} MiB`)
    await rm(join(folder, "out.ged"), { force: true })
  }
  await end()
}
