/*
 * How fast the backup of an account is taken and brought back, and in how much memory, beside that of an account a
 * tenth as large: both should take much the same memory. `make bench-backup`, or with people, MiB of media and
 * surroundings of your own:
 *   OTHERS=10000,1000x20,100x1000 STATISTICS=stale node spec/bench/backup.bench.ts 100000 5120
 */
import { execFile } from "node:child_process"
import { createWriteStream } from "node:fs"
import { mkdir, rm } from "node:fs/promises"
import { join } from "node:path"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { type Measured, startBenchDatabase } from "./bench-database.ts"
import { generateGedcom } from "./generate-gedcom.ts"
import { described, surroundings } from "./surroundings.ts"

const people = Number(process.argv[2] ?? "20000")
const mebibytes = Number(process.argv[3] ?? "1024")

const script = fileURLToPath(new URL("take-backup.ts", import.meta.url))

const around = surroundings()
const { folder, user, tree, fresh, transfer, end } = await startBenchDatabase(around)
console.log(described(around))
console.log("          people  media MiB  zip MiB  seconds  MiB/s  peak MiB")
try {
  for (const share of [0.1, 1]) {
    const [size, media] = [Math.round(people * share), Math.round(mebibytes * share)]
    const { serviceUrl: url } = await fresh("bench_backup")
    const [file, blobs, backup] = [join(folder, `${size}.ged`), join(folder, "blobs"), join(folder, "backup.zip")]
    await pipeline(Readable.from(generateGedcom(size)), createWriteStream(file))
    await transfer("import", url, file)
    await mkdir(blobs, { recursive: true })
    const run = async (mode: "fill" | "take" | "restore"): Promise<Measured> => {
      const { stdout } = await promisify(execFile)(process.execPath, [
        "--no-warnings",
        script,
        mode,
        url,
        blobs,
        user,
        tree,
        String(media),
        backup,
      ])
      const measured: Measured = JSON.parse(stdout)
      return measured
    }
    await run("fill")
    for (const mode of ["take", "restore"] as const) {
      const { seconds, peakRssMiB, amount } = await run(mode)
      const zip = amount / 1_048_576
      const columns = [
        mode.padEnd(8),
        String(size).padStart(7),
        String(media).padStart(10),
        zip.toFixed(0).padStart(8),
        seconds.toFixed(1).padStart(8),
        (zip / seconds).toFixed(0).padStart(6),
        peakRssMiB.toFixed(0).padStart(9),
      ]
      console.log(columns.join(" "))
    }
    await rm(blobs, { recursive: true })
  }
} finally {
  await end()
}
