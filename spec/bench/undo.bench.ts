/**
 * Measures the undo of an import, and the undo of that undo, against the import itself in the same run.
 * `make bench-undo`, or with other numbers of persons and runs, and other surroundings:
 * `OTHERS=10000,1000x20,100x200 STATISTICS=stale node spec/bench/undo.bench.ts 10000 3`.
 */
import { performance } from "node:perf_hooks"
import type { ChangeId, TreeId } from "../../core/domain/ids.ts"
import { startBenchServer } from "./bench-server.ts"
import { median } from "./median.ts"
import { plantTree } from "./plant-tree.ts"
import { described, surroundings } from "./surroundings.ts"
import { granted } from "../support/world.ts"

const people = Number(process.argv[2] ?? "10000")
const runs = Number(process.argv[3] ?? "3")

const around = surroundings()
const { app, actor, close, end } = await startBenchServer(around)
console.log(described(around))

const lastChange = async (treeId: TreeId): Promise<ChangeId> => {
  const filter = { entityId: null, actorId: null, action: null, from: null, to: null }
  const listing = granted(
    await app.listChanges({ userId: actor.userId, surface: "member" }, { treeId, ...filter, limit: 1, cursor: null }),
  )
  for await (const changes of listing.items) for (const { id } of changes) return id
  throw new Error("The tree has no change.")
}

const timed = async <A>(times: number[], work: () => Promise<A>): Promise<A> => {
  const start = performance.now()
  const result = await work()
  times.push((performance.now() - start) / 1000)
  return result
}

const [imports, undos, redos]: readonly [number[], number[], number[]] = [[], [], []]
for (let run = 0; run < runs; run += 1) {
  const treeId = await timed(imports, () => plantTree(app, actor, people))
  const undoneId = await lastChange(treeId)
  granted(await timed(undos, () => app.undoChange(actor, { undoneId })))
  const undoId = await lastChange(treeId)
  granted(await timed(redos, () => app.undoChange(actor, { undoneId: undoId })))
}

const floor = median(imports)
console.log("step                 seconds  of import")
for (const [step, times] of [
  ["import", imports],
  ["undo of the import", undos],
  ["undo of that undo", redos],
] as const)
  console.log(
    `${step.padEnd(19)} ${median(times).toFixed(2).padStart(8)} ${(median(times) / floor).toFixed(2).padStart(10)}`,
  )

await close()
await end()
