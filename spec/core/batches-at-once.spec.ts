import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import { runBatch } from "../../core/commands/batch/run-batch.ts"
import type { TreeId } from "../../core/domain/ids.ts"
import { runOperation } from "../../core/operation/run-operation.ts"
import type { UnitOfWork } from "../../core/ports/unit-of-work.ts"
import { aMembership, aTree, newId, noon } from "../support/builders.ts"
import { plant } from "../support/store.ts"
import { aWorld, type World } from "../support/world.ts"

/** Units of work, and how many of them were open at the same time. */
const counted = (uow: UnitOfWork) => {
  const counts = { open: 0, most: 0 }
  const run: UnitOfWork["run"] = async (work) => {
    counts.open += 1
    counts.most = Math.max(counts.most, counts.open)
    try {
      return await uow.run(work)
    } finally {
      counts.open -= 1
    }
  }
  return { counts, uow: { run } }
}

describe("Eight batches at once", () => {
  const operations = [{ op: "create" as const, entity: "source" as const, data: { title: "A source" } }]
  const started = async (world: World, treeIds: readonly TreeId[]) => {
    const { counts, uow } = counted(world.store.uow)
    const run = runBatch({ reads: world.store.reads, uow, now: () => noon, newId, runOperation })
    const actor = { userId: world.users.editor.id, sessionId: newId<"SessionId">(), requestId: null }
    const outcomes = await Promise.all(treeIds.map((treeId) => run(actor, { treeId, operations })))
    return { most: counts.most, done: outcomes.filter(E.isRight).length }
  }

  it("in one tree run one after another, and none is refused", async () => {
    const world = await aWorld()
    const eight = Array.from({ length: 8 }, () => world.tree.id)
    expect(await started(world, eight)).to.deep.equal({ most: 1, done: 8 })
  })

  it("in eight trees do not wait for each other", async () => {
    const world = await aWorld()
    const trees = Array.from({ length: 8 }, () => aTree({ ownerId: world.users.editor.id }))
    const memberships = trees.map(({ id }) => aMembership({ treeId: id, userId: world.users.editor.id, role: "owner" }))
    await plant(world.store, { trees, memberships })
    const eight = trees.map(({ id }) => id)
    expect(await started(world, eight)).to.deep.equal({ most: 8, done: 8 })
  })

  it("of an account are at most 20; one more is refused", async () => {
    const world = await aWorld()
    const run = runBatch({ reads: world.store.reads, uow: world.store.uow, now: () => noon, newId, runOperation })
    const actor = { userId: world.users.editor.id, sessionId: newId<"SessionId">(), requestId: null }
    const outcomes = await Promise.allSettled(
      Array.from({ length: 21 }, () => run(actor, { treeId: world.tree.id, operations })),
    )
    expect(outcomes.filter(({ status }) => status === "rejected")).to.have.length(1)
  })
})
