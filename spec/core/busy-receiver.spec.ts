import { expect } from "chai"
import { openMemoryStore } from "../../adapters/memory/store.ts"
import { deliverChanges } from "../../core/webhook/deliver-changes.ts"
import { anAuditEntry, aWebhook, newId, noon } from "../support/builders.ts"
import { collect, commit, plant, plantTree } from "../support/store.ts"

const secondsLater = (seconds: number): Date => new Date(noon.getTime() + seconds * 1_000)

describe("A receiver that gets as much as it may from all accounts", () => {
  it("waits without a failed attempt, and gets its change after the wait", async () => {
    const store = openMemoryStore()
    const { tree } = await plantTree(store)
    const webhook = aWebhook({ treeId: tree.id })
    await plant(store, { auditEntries: [anAuditEntry({ treeId: tree.id })] })
    await commit(store, ({ webhooks }) => webhooks.insert(webhook, 0))
    const results: ({ readonly waitSeconds: number } | { readonly status: number })[] = [
      { waitSeconds: 7 },
      { status: 204 },
    ]
    const webhookSender = {
      send: async () => results.shift() ?? expect.fail("one attempt too many"),
      refusalOf: async () => null,
    }
    const deliver = async (at: Date): Promise<number> => {
      const until = secondsLater(100)
      const turn = { now: at, until, most: 10, mostOfAccount: 4, running: [] }
      const taken = await store.webhookQueue.take(turn)
      for (const due of taken)
        await deliverChanges({ ...store, newId, now: () => at, webhookSender })(due, until, () => false)
      return taken.length
    }
    const attempts = () => collect(store.reads.webhooks.deliveries(webhook, { after: null, batch: 10 }))

    expect(await deliver(noon)).to.equal(1)
    expect(await attempts()).to.deep.equal([])
    expect(await deliver(secondsLater(6))).to.equal(0)
    expect(await deliver(secondsLater(7))).to.equal(1)
    expect((await attempts()).map(({ attempt, status }) => [attempt, status])).to.deep.equal([[1, 204]])
  })
})
