/**
 * Measures eight batches of one tree at once against one batch alone, and the deaths of many people against the import of
 * them, in the same run. `make bench-at-once`, or with other numbers of operations and people, and other surroundings:
 * `OTHERS=10x10000 node spec/bench/at-once.bench.ts 1000 10000`.
 */
import { performance } from "node:perf_hooks"
import type { PersonId } from "../../core/domain/ids.ts"
import { startBenchServer } from "./bench-server.ts"
import { plantTree } from "./plant-tree.ts"
import { described, surroundings } from "./surroundings.ts"
import { granted } from "../support/world.ts"

const amount = Number(process.argv[2] ?? "1000")
const people = Number(process.argv[3] ?? "10000")

const around = surroundings()
const { app, actor, client, close, end } = await startBenchServer(around)
console.log(described(around))

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1_000
}

const data = { names: [{ given_name: "Ada", surname: "Hill" }] }
const operations = Array.from({ length: amount }, () => ({ op: "create" as const, entity: "person" as const, data }))
const treeId = granted(await app.createTree(actor, { name: "Batches" })).id
const run = async (): Promise<unknown> => granted(await app.runBatch(actor, { treeId, operations }))
await run()
const alone = await secondsOf(run)
const together = await secondsOf(() => Promise.all(Array.from({ length: 8 }, run)))
console.log(
  `eight batches of ${amount} at once: ${together.toFixed(2)} s, ${(together / alone).toFixed(1)} times one alone, none refused`,
)

let planted = treeId
const imported = await secondsOf(async () => {
  planted = await plantTree(app, actor, people)
})
const { rows } = await client.query<{ readonly id: PersonId }>("select id from persons where tree_id = $1", [planted])
const personIds = rows.map(({ id }) => id)
await client.query("update persons set is_living = null where tree_id = $1", [planted])
const deaths = await secondsOf(async () => granted(await app.applyDeceased(actor, { treeId: planted, personIds })))
console.log(`${people} deaths: ${deaths.toFixed(2)} s, ${(deaths / imported).toFixed(2)} times the import`)

await close()
await end()
