/*
 * Runs every spec, in mocha processes of which two run at a time. Each process has a PostgreSQL server of its own.
 * The output of a process is printed when it ends, so that the lines of two processes are not mixed.
 */
import { spawn } from "node:child_process"
import { globSync } from "node:fs"
import { buffer } from "node:stream/consumers"

const SIDE_BY_SIDE = 2

/** The beginnings of the paths that share a process, those that take longest first. A file belongs to the first group that fits. */
const groups: readonly (readonly string[])[] = [
  // Both start an S3 store, which a process starts once.
  ["spec/faults/", "spec/adapters/blobs.spec.ts"],
  ["spec/http/"],
  ["spec/web/browser/every-screen.spec.ts"],
  ["spec/web/"],
  ["spec/bootstrap/"],
  ["spec/properties/"],
  ["spec/adapters/"],
  ["spec/core/", "spec/domain/"],
  ["spec/"],
]

interface Run {
  readonly passing: number
  readonly isGreen: boolean
}

const run = async (files: readonly string[]): Promise<Run> => {
  const mocha = spawn("mocha", [...files], { stdio: ["ignore", "pipe", "inherit"] })
  const ended = new Promise<number | null>((resolve) => mocha.once("close", resolve))
  const output = (await buffer(mocha.stdout)).toString()
  process.stdout.write(output)
  return { passing: Number(/^ {2}(\d+) passing/m.exec(output)?.[1] ?? 0), isGreen: (await ended) === 0 }
}

const files = globSync("spec/**/*.spec.ts").toSorted()
const groupOf = (file: string): number =>
  groups.findIndex((beginnings) => beginnings.some((beginning) => file.startsWith(beginning)))
const waiting = [...Map.groupBy(files, groupOf)].toSorted(([one], [other]) => one - other).map(([, group]) => group)

const runs: Run[] = []
const runWaiting = async (): Promise<void> => {
  for (let group = waiting.shift(); group !== undefined; group = waiting.shift()) runs.push(await run(group))
}
await Promise.all(Array.from({ length: SIDE_BY_SIDE }, runWaiting))

const failed = runs.filter(({ isGreen }) => !isGreen).length
console.log(`${runs.reduce((sum, { passing }) => sum + passing, 0)} passing in ${runs.length} processes.`)
if (failed > 0) console.log(`Specs fail in ${failed} of them.`)
process.exitCode = failed === 0 ? 0 : 1
