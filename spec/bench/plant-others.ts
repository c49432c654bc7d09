import pg from "pg"
import type { App } from "../../core/index.ts"
import { plantCopies } from "./plant-copies.ts"
import { plantTree, signUp } from "./plant-tree.ts"

/** The most trees of one size that are imported. Further ones are copies of these. */
const IMPORTED = 10

/** Plants trees of these sizes, of an account of their own. */
export const plantOthers = async (app: App, url: string, sizes: readonly number[]): Promise<void> => {
  if (sizes.length === 0) return
  const { actor } = await signUp(app, "others@example.org")
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const [size, { length }] of Map.groupBy(sizes, (other) => other)) {
    const trees = []
    for (let number = 0; number < Math.min(length, IMPORTED); number++) trees.push(await plantTree(app, actor, size))
    for (const [number, planted] of trees.entries())
      await plantCopies(client, planted, Math.ceil((length - IMPORTED - number) / IMPORTED))
  }
  await client.end()
}
