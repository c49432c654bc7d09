/*
 * Runs every check of `npm run check`, two at a time or CHECK_PROCESSES. The output of a check is printed when it ends, so that the lines of
 * two checks are not mixed. A check that fails ends none of the others: all that is wrong is said in one run.
 */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { text } from "node:stream/consumers"
import { inLanes } from "./in-lanes.ts"

const SIDE_BY_SIDE = Number(process.env.CHECK_PROCESSES ?? 2)

/** Those that take longest first. */
const checks = [
  "tsc --noEmit",
  "npm run --silent regular-expressions",
  "knip --no-progress",
  "tsc --noEmit -p tsconfig.app.json",
  "biome lint . --error-on-warnings",
  "biome format .",
]

const failed: string[] = []

await inLanes(SIDE_BY_SIDE, checks, async (check) => {
  const start = performance.now()
  const child = spawn(`${check} 2>&1`, { shell: true, stdio: ["ignore", "pipe", "inherit"] })
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, "close")])
  console.log(`${output}${check}: ${((performance.now() - start) / 1_000).toFixed(0)} s, exit code ${code}`)
  if (code !== 0) failed.push(check)
})
if (failed.length > 0) console.error(`These checks fail: ${failed.join("; ")}`)
process.exitCode = failed.length === 0 ? 0 : 1
