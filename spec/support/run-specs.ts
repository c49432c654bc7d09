/*
 * Runs every spec but those of `npm run check`, in mocha processes of which two run at a time, or SPEC_PROCESSES. Each process has a
 * PostgreSQL server of its own.
 * The output of a process is printed when it ends, so that the lines of two processes are not mixed. What fails is printed again at the
 * end, in few enough lines to be all there if only the last hundred are kept.
 */
import { spawn } from "node:child_process"
import { globSync } from "node:fs"
import { rm } from "node:fs/promises"
import { resolve } from "node:path"
import { text } from "node:stream/consumers"
import { inLanes } from "./in-lanes.ts"
import { type EndedProcess, isGreen, passingIn, summaryOf } from "./run-summary.ts"

/** A machine for checks often has two cores. */
const SIDE_BY_SIDE = Number(process.env.SPEC_PROCESSES ?? 2)

/** Where Node keeps compiled code for the processes of this run: the programs of the service are started hundreds of times. */
const compiled = resolve(import.meta.dirname, "../../node_modules/.cache/specs")

/**
 * The beginnings of the paths that share a process, those that take longest first, so that all end at about the same time. A file belongs to
 * the group with the longest beginning that fits.
 */
const groups: readonly (readonly string[])[] = [
  ["spec/web/"],
  // Both start an S3 store, which a process starts once.
  ["spec/faults/", "spec/adapters/blobs.spec.ts"],
  ["spec/http/"],
  ["spec/web/browser/every-screen.spec.ts"],
  ["spec/bootstrap/"],
  ["spec/properties/"],
  ["spec/adapters/"],
  ["spec/core/", "spec/domain/"],
  ["spec/"],
]

const run = async (group: string, files: readonly string[]): Promise<EndedProcess> => {
  const start = performance.now()
  const env = { ...process.env, NODE_COMPILE_CACHE: compiled }
  const mocha = spawn("mocha", [...files], { stdio: ["ignore", "pipe", "pipe"], env })
  mocha.stderr.pipe(process.stderr, { end: false })
  const ended = new Promise<Pick<EndedProcess, "code" | "signal">>((resolve) =>
    mocha.once("close", (code, signal) => resolve({ code, signal })),
  )
  const [output, errors, end] = await Promise.all([text(mocha.stdout), text(mocha.stderr), ended])
  process.stdout.write(output)
  return { group, seconds: (performance.now() - start) / 1_000, output, errors, ...end }
}

/** What `npm run check` runs already, beside the compiler. */
const checked = ["spec/regular-expressions.slow.spec.ts"]

const files = globSync("spec/**/*.spec.ts", { exclude: checked }).toSorted()
const fitOf = (file: string, beginnings: readonly string[]): number =>
  Math.max(0, ...beginnings.map((beginning) => (file.startsWith(beginning) ? beginning.length : 0)))
const groupOf = (file: string): number => {
  const fits = groups.map((beginnings) => fitOf(file, beginnings))
  return fits.indexOf(Math.max(...fits))
}
const filesOfGroups = [...Map.groupBy(files, groupOf)].toSorted(([one], [other]) => one - other)

await rm(compiled, { recursive: true, force: true })
const ended: EndedProcess[] = []
await inLanes(SIDE_BY_SIDE, filesOfGroups, async ([group, own]) => {
  ended.push(await run((groups[group] ?? []).join(" "), own))
})

const failed = ended.filter((process) => !isGreen(process)).length
const passing = ended.reduce((sum, { output }) => sum + (passingIn(output) ?? 0), 0)
console.log(summaryOf(ended).join("\n"))
console.log(`${passing} passing in ${ended.length} processes.`)
if (failed > 0) console.log(`Specs fail in ${failed} of them.`)
process.exitCode = failed === 0 ? 0 : 1
