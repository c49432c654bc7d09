/*
 * Runs the specs in mocha processes of which three run at a time, or SPEC_PROCESSES: `node run-specs.ts fast`, `usual`
 * or `all`. Each process has a PostgreSQL server of its own. The output of a process is printed when it ends, so that
 * the lines of two processes are not mixed. What fails is printed again at the end, in few enough lines to be all
 * there if only the last hundred are kept.
 */
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { slowest } from "./case-times.ts"
import { inLanes } from "./in-lanes.ts"
import { measuredRun } from "./measured-run.ts"
import { type EndedProcess, isGreen, failingTitles, passingIn, summaryOf } from "./run-summary.ts"
import { type Group, groupsOf, isRunName, runNames } from "./spec-groups.ts"

/** Specs wait for browsers and programs a third of the time, so three of them keep the two cores of a small machine busy. */
const SIDE_BY_SIDE = Number(process.env.SPEC_PROCESSES ?? 3)
const SHOWN_CASES = 20

/**
 * Where Node keeps compiled code, by its content: the programs of the service are started hundreds of times in a run.
 * The nightly run clears it.
 */
const compiled = resolve(import.meta.dirname, "../../node_modules/.cache/specs")

const run = async ({ name, files, settings }: Group, times: string): Promise<EndedProcess> => {
  const env = { ...process.env, NODE_COMPILE_CACHE: compiled, CASE_TIMES: times, ...settings }
  const ended = await measuredRun("mocha", files, env)
  process.stdout.write(ended.output)
  return { group: name, ...ended }
}

const [wanted = "usual"] = process.argv.slice(2)
if (!isRunName(wanted)) throw new Error(`A run is one of ${runNames.join(", ")}, not ${wanted}.`)

if (wanted === "all") await rm(compiled, { recursive: true, force: true })
const folder = await mkdtemp(join(tmpdir(), "stemma-times-"))
const times = join(folder, "cases")
const ended: EndedProcess[] = []
await inLanes(SIDE_BY_SIDE, groupsOf(wanted), async (group) => {
  ended.push(await run(group, times))
})

const failed = ended.filter((process) => !isGreen(process)).length
const passing = ended.reduce((sum, { output }) => sum + (passingIn(output) ?? 0), 0)
console.log(`\nThe cases that took longest, with their set-up:`)
console.log(slowest(await readFile(times, "utf8"), SHOWN_CASES).join("\n"))
await rm(folder, { recursive: true })
console.log(summaryOf(ended).join("\n"))
const cpuMinutes = ended.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0) / 60
console.log(`${passing} passing in ${ended.length} processes, ${cpuMinutes.toFixed(1)} minutes of processor time.`)
if (failed > 0) console.log([`Specs fail in ${failed} of them.`, ...failingTitles(ended)].join("\n"))
process.exitCode = failed === 0 ? 0 : 1
