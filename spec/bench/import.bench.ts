/*
 * How fast a GEDCOM file comes in and goes out, against the floor: the same rows put by COPY into the same tables of a like
 * database in the same run. `make bench-import`, or with sizes and runs of your own:
 *   node spec/bench/import.bench.ts 1000,10000,100000 3
 */
import { execFile } from "node:child_process"
import { createWriteStream } from "node:fs"
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import * as E from "fp-ts/lib/Either.js"
import pg from "pg"
import { startEmbeddedPostgres } from "../../adapters/embedded-postgres/embedded-postgres.ts"
import { appOver } from "./app-over.ts"
import { copyFloor, dumpRows } from "./copy-floor.ts"
import { generateGedcom } from "./generate-gedcom.ts"
import { median } from "./median.ts"

const sizes = (process.argv[2] ?? "1000,10000,100000").split(",").map(Number)
const runs = Number(process.argv[3] ?? "3")
const transfer = fileURLToPath(new URL("transfer.ts", import.meta.url))

interface Measured {
  readonly seconds: number
  readonly peakRssMiB: number
  readonly amount: number
}

const folder = await mkdtemp(join(tmpdir(), "stemma-bench-"))
await chmod(folder, 0o711)
const server = await startEmbeddedPostgres({ dataDir: join(folder, "data"), log: () => undefined })
const admin = new pg.Client({ connectionString: server.url })
await admin.connect()
const databaseUrl = (name: string): string => Object.assign(new URL(server.url), { pathname: name }).href

/** A migrated database with one account and its empty tree, from which every run starts. */
const prepareTemplate = async (): Promise<readonly [string, string]> => {
  await admin.query("create database template_tree")
  const { app, migrate, close } = await appOver(databaseUrl("template_tree"))
  await migrate()
  const signedIn = await app.register({ email: "bench@example.org", password: "measure twice, cut once", userAgent: null, requestId: null })
  if (E.isLeft(signedIn)) throw new Error(signedIn.left._tag)
  const authenticated = await app.authenticate(signedIn.right.token, null)
  if (authenticated === null) throw new Error("not signed in")
  const tree = await app.createTree(authenticated.actor, { name: "Bench" })
  if (E.isLeft(tree)) throw new Error(tree.left._tag)
  await close()
  return [authenticated.actor.userId, tree.right.id]
}

const freshDatabase = async (name: string): Promise<string> => {
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.query(`create database ${name} template template_tree`)
  await admin.query("checkpoint")
  return databaseUrl(name)
}

const inOwnProcess = async (...words: readonly string[]): Promise<Measured> => {
  const { stdout } = await promisify(execFile)(process.execPath, ["--no-warnings", transfer, ...words])
  const measured: Measured = JSON.parse(stdout)
  return measured
}

const [user, tree] = await prepareTemplate()
console.log("people   import s  people/s  peak MiB  floor s  ratio  µs/person  export s  of import  peak MiB")
for (const size of sizes) {
  const file = join(folder, `${size}.ged`)
  await pipeline(Readable.from(generateGedcom(size)), createWriteStream(file))
  const imports: Measured[] = []
  const exports: Measured[] = []
  const floors: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const url = await freshDatabase("bench_import")
    imports.push(await inOwnProcess("import", url, file, user, tree))
    exports.push(await inOwnProcess("export", url, join(folder, "export.ged"), user, tree))
    const rows = join(folder, "rows")
    await mkdir(rows, { recursive: true })
    await dumpRows(url, rows)
    floors.push(await copyFloor(await freshDatabase("bench_floor"), rows))
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

await admin.end()
await server.stop()
await rm(folder, { recursive: true, force: true, maxRetries: 10 })
