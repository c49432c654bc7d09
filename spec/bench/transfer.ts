/**
 * One import, preview or export of the whole tree in a separate process, so that its memory can be measured. `skip`
 * and `merge` import a file with persons who already exist. `node spec/bench/transfer.ts
 * import|skip|merge|preview|export <database url> <file> <user id> <tree id>` prints one line of JSON: seconds, CPU seconds
 * of this process and the database server together, peak RSS in MiB, persons or bytes.
 */
import { createReadStream, createWriteStream } from "node:fs"
import { stat } from "node:fs/promises"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import * as E from "fp-ts/lib/Either.js"
import { newId } from "../../adapters/uuid/new-id.ts"
import { TreeId, UserId } from "../../core/domain/ids.ts"
import pg from "pg"
import { appOver } from "./app-over.ts"
import { cpuTime } from "./cpu-time.ts"

const [direction, url = "", file = "", user, tree] = process.argv.slice(2)
const userId = UserId.decode(user)
const treeId = TreeId.decode(tree)
if (E.isLeft(userId) || E.isLeft(treeId))
  throw new Error("usage: transfer.ts import|skip|merge|preview|export <database url> <file> <user id> <tree id>")

const { app, close } = await appOver(url)

const gedcom = async () => ({ open: () => createReadStream(file), size: (await stat(file)).size })

const importFile = async (defaultAction: "new" | "skip" | "merge"): Promise<number> => {
  const actor = { userId: userId.right, sessionId: newId<"SessionId">(), requestId: null }
  const report = await app.importGedcom(actor, {
    treeId: treeId.right,
    file: await gedcom(),
    defaultAction,
    resolutions: {},
  })
  if (E.isLeft(report)) throw new Error(`refused: ${report.left._tag}`)
  const { created, skipped, merged } = report.right.persons
  return { new: created, skip: skipped, merge: merged }[defaultAction]
}

/** Answers how many people of the file resemble somebody. */
const previewFile = async (): Promise<number> => {
  const report = await app.previewGedcom(
    { userId: userId.right, surface: "member" },
    { treeId: treeId.right, file: await gedcom() },
  )
  if (E.isLeft(report)) throw new Error(`refused: ${report.left._tag}`)
  return report.right.candidates.length
}

const exportFile = async (): Promise<number> => {
  const exported = await app.exportGedcom(
    { userId: userId.right, surface: "member" },
    { treeId: treeId.right, version: "5.5.1" },
  )
  if (E.isLeft(exported)) throw new Error(`refused: ${exported.left._tag}`)
  const written = createWriteStream(file)
  await pipeline(Readable.from(exported.right.text), written)
  return written.bytesWritten
}

const client = new pg.Client({ connectionString: url })
await client.connect()
const cpuBefore = await cpuTime(client, process.pid)
const start = performance.now()
const runs: Readonly<Record<string, () => Promise<number>>> = {
  import: () => importFile("new"),
  skip: () => importFile("skip"),
  merge: () => importFile("merge"),
  preview: previewFile,
  export: exportFile,
}
const run = runs[direction ?? ""]
if (run === undefined) throw new Error(`${direction} is no transfer.`)
const amount = await run()
const seconds = (performance.now() - start) / 1_000
const cpuSeconds = ((await cpuTime(client, process.pid)) - cpuBefore) / 1e6
await client.end()
console.log(JSON.stringify({ seconds, cpuSeconds, peakRssMiB: process.resourceUsage().maxRSS / 1_024, amount }))
await close()
