/*
 * Runs every check of `npm run check`, two at a time or CHECK_PROCESSES. The output of a check is printed when it
 * ends, so that the lines of two checks are not mixed. A check that fails ends none of the others: all that is wrong
 * is said in one run.
 */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { text } from "node:stream/consumers"
import { inLanes } from "./in-lanes.ts"

const SIDE_BY_SIDE = Number(process.env.CHECK_PROCESSES ?? 2)

const cache = "node_modules/.cache/types"

/**
 * The native compiler checks the types: it takes a quarter of the time. It keeps what it learned in the cache, so that the next check reads
 * only what changed. It writes declarations there too: by them it sees that a change inside a function concerns no other file. TypeScript 5
 * stays for programs that use its API.
 */
const typesOf = (project: string): string =>
  `node_modules/@typescript/native/bin/tsc -p ${project} --incremental --tsBuildInfoFile ${cache}/${project}.tsbuildinfo`

/** Those that take longest first. */
const checks = [
  "npm run --silent regular-expressions",
  `${typesOf("tsconfig.json")} --declaration --emitDeclarationOnly --removeComments --outDir ${cache}/declarations`,
  "knip --no-progress --cache",
  "node spec/support/biome-check.ts",
  "mocha --reporter dot spec/architecture.spec.ts spec/line-length.spec.ts",
  `${typesOf("tsconfig.app.json")} --noEmit`,
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
