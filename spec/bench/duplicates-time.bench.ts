/**
 * Measures the list of duplicates of a whole tree against its export in the same run: it may take as long. `make bench-duplicates-time`,
 * or with other numbers of persons and runs: `OTHERS=10000,1000x20 node spec/bench/duplicates-time.bench.ts 10000 3`.
 */
import { startBenchServer } from "./bench-server.ts"
import { median } from "./median.ts"
import { plantTree } from "./plant-tree.ts"
import { described, surroundings } from "./surroundings.ts"
import { granted } from "../support/world.ts"

const people = Number(process.argv[2] ?? "60000")
const runs = Number(process.argv[3] ?? "3")

const around = surroundings()
const { app, actor, settle, close, end } = await startBenchServer(around)
console.log(described(around))
const reader = { userId: actor.userId, surface: "member" } as const
const treeId = await plantTree(app, actor, people)
await settle()

const search = async (): Promise<number> => {
  let pairs = 0
  for await (const batch of granted(await app.listDuplicates(reader, { treeId })).items) pairs += batch.length
  return pairs
}

const write = async (): Promise<number> => {
  let length = 0
  for await (const text of granted(await app.exportGedcom(reader, { treeId, version: "5.5.1" })).text)
    length += text.length
  return length
}

const timed = async (times: number[], work: () => Promise<number>): Promise<number> => {
  const start = performance.now()
  const result = await work()
  times.push((performance.now() - start) / 1_000)
  return result
}

const [exports, searches]: readonly [number[], number[]] = [[], []]
let pairs = 0
let grown = 0
await write()
for (let run = 0; run < runs; run += 1) {
  await timed(exports, write)
  const before = process.memoryUsage().rss
  pairs = await timed(searches, search)
  grown = Math.max(grown, process.memoryUsage().rss - before)
}
const [ours, floor] = [median(searches), median(exports)]
console.log(`${people} people, ${pairs} pairs; medians of ${runs} runs`)
console.log(
  `export ${floor.toFixed(2)} s, duplicates ${ours.toFixed(2)} s: ${(ours / floor).toFixed(2)} of it (at most 1)`,
)
console.log(`the process grew by at most ${Math.round(grown / 1_048_576)} MiB in a search`)

await close()
await end()
