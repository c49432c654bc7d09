import { expect } from "chai"
import type { TreeId } from "../../core/domain/ids.ts"
import type { DueWebhook, WebhookDelivery, WebhookProgress } from "../../core/domain/webhook/delivery.ts"
import { passed } from "../../core/domain/webhook/delivery.ts"
import type { Webhook } from "../../core/domain/webhook/webhook.ts"
import type { WebhookQueue } from "../../core/ports/webhook/webhooks.ts"
import { anAuditEntry, aWebhook, minutesLater, newId, noon } from "../support/builders.ts"
import { collect, commit, plant, plantTree, type StoreUnderTest } from "../support/store.ts"

export interface WebhookStore extends StoreUnderTest {
  readonly webhookQueue: WebhookQueue
}

/** What every store guarantees for the delivery of webhooks. */
export const webhookQueueContract = (name: string, open: () => Promise<WebhookStore>): void => {
  describe(`The queue of webhooks of ${name}`, () => {
    let store: WebhookStore
    beforeEach(async () => {
      store = await open()
    })
    afterEach(() => store.close?.())

    const aChange = (treeId: TreeId) => plant(store, { auditEntries: [anAuditEntry({ treeId })] })
    const planted = async (overrides: Partial<Webhook> & { readonly treeId: TreeId }): Promise<Webhook> => {
      const webhook = aWebhook(overrides)
      await commit(store, ({ webhooks }) => webhooks.insert(webhook, 0))
      return webhook
    }
    const take = (minutes: number, most = 10, running: readonly DueWebhook["ownerId"][] = []) =>
      store.webhookQueue.take({
        ...{ now: minutesLater(minutes), until: minutesLater(minutes + 1) },
        ...{ most, mostOfAccount: 4, running },
      })
    const idsOf = (due: readonly DueWebhook[]) => due.map(({ webhook }) => webhook.id)
    const aDelivery = ({ treeId, webhookId }: WebhookProgress): WebhookDelivery => ({
      ...{ id: newId(), treeId, webhookId, changeId: newId(), seq: 1, attempt: 1, at: noon },
      ...{ status: 500, error: "The receiver answered 500.", nextAttemptAt: minutesLater(2) },
    })

    it("gives an active webhook of a live tree with changes, with its progress and the owner of the tree", async () => {
      const { tree } = await plantTree(store)
      const webhook = await planted({ treeId: tree.id })
      await planted({ treeId: tree.id, active: false })
      expect(await take(0)).to.deep.equal([])
      await aChange(tree.id)
      const [due, ...more] = await take(0)
      expect(more).to.deep.equal([])
      expect(due?.webhook).to.deep.equal(webhook)
      expect(due?.ownerId).to.equal(tree.ownerId)
      expect(due?.progress).to.include({ seq: 0, attempts: 0, failingSince: null, nextAttemptAt: null })
    })

    it("gives no webhook of a deleted tree", async () => {
      const { tree } = await plantTree(store)
      await planted({ treeId: tree.id })
      await aChange(tree.id)
      await commit(store, ({ trees }) => trees.update({ ...tree, deletedAt: noon, version: 2 }))
      expect(await take(0)).to.deep.equal([])
    })

    it("gives a webhook to one worker at a time, and to another one after the time of the first", async () => {
      const { tree } = await plantTree(store)
      const { id } = await planted({ treeId: tree.id })
      await aChange(tree.id)
      const [one, other] = await Promise.all([take(0), take(0)])
      expect([...idsOf(one), ...idsOf(other)]).to.deep.equal([id])
      expect(idsOf(await take(0.5))).to.deep.equal([])
      expect(idsOf(await take(1))).to.deep.equal([id])
    })

    it("keeps the progress and the attempt of the worker that has the webhook, and of no other", async () => {
      const { tree } = await plantTree(store)
      await planted({ treeId: tree.id })
      await aChange(tree.id)
      const [due] = await take(0)
      if (due === undefined) return expect.fail("no webhook is due")
      const { webhook, progress } = due
      const delivery = aDelivery(progress)
      const failing = { ...progress, attempts: 1, failingSince: noon, nextAttemptAt: minutesLater(2) }
      const { record } = store.webhookQueue
      expect(await record(failing, delivery, { until: minutesLater(9), next: noon })).to.equal(false)
      expect(await record(failing, delivery, { until: minutesLater(1), next: minutesLater(0.5) })).to.equal(true)
      const kept = await collect(store.reads.webhooks.deliveries(webhook, { after: null, batch: 10 }))
      expect(kept).to.deep.equal([delivery])
      expect(idsOf(await take(1))).to.deep.equal([])
      const [again] = await take(2)
      expect(again?.progress).to.include({ seq: 0, attempts: 1 })
      expect(again?.progress.failingSince).to.deep.equal(noon)
    })

    it("forgets the failures of a webhook that its owners change, and gives it at once", async () => {
      const { tree } = await plantTree(store)
      const webhook = await planted({ treeId: tree.id })
      await aChange(tree.id)
      const [due] = await take(0)
      if (due === undefined) return expect.fail("no webhook is due")
      const failing = { ...due.progress, attempts: 9, failingSince: noon, nextAttemptAt: minutesLater(60) }
      await store.webhookQueue.record(failing, null, { until: minutesLater(1), next: noon })
      expect(await take(1)).to.deep.equal([])
      await commit(store, ({ webhooks }) => webhooks.update({ ...webhook, active: false, version: 2 }))
      await commit(store, ({ webhooks }) => webhooks.update({ ...webhook, version: 3 }))
      const [again] = await take(1)
      expect(again?.webhook.version).to.equal(3)
      expect(again?.progress).to.include({ seq: 0, attempts: 0, failingSince: null, nextAttemptAt: null })
    })

    it("gives no webhook that has come to the last change", async () => {
      const { tree } = await plantTree(store)
      await planted({ treeId: tree.id })
      await aChange(tree.id)
      const [due] = await take(0)
      if (due === undefined) return expect.fail("no webhook is due")
      await store.webhookQueue.record(passed(due.progress, 1), null, { until: minutesLater(1), next: noon })
      expect(await take(5)).to.deep.equal([])
      await aChange(tree.id)
      expect(idsOf(await take(5))).to.deep.equal([due.webhook.id])
    })

    it("gives those first that waited longest, at most four of one account, and none of an account that has four", async () => {
      const [one, other] = [(await plantTree(store)).tree, (await plantTree(store)).tree]
      for (let count = 0; count < 6; count++) await planted({ treeId: one.id })
      const { id } = await planted({ treeId: other.id })
      for (const { id: treeId } of [one, other]) await aChange(treeId)
      const first = await take(0)
      expect(first.filter(({ ownerId }) => ownerId === one.ownerId)).to.have.length(4)
      expect(idsOf(first)).to.include(id)
      const second = await take(1, 2)
      expect(idsOf(first)).to.not.include.members(idsOf(second))
      expect(second).to.have.length(2)
      const { ownerId } = one
      expect(idsOf(await take(5, 10, [ownerId, ownerId, ownerId, ownerId]))).to.deep.equal([id])
    })

    it("counts those that the worker serves already among the four of an account", async () => {
      const { tree } = await plantTree(store)
      for (let count = 0; count < 6; count++) await planted({ treeId: tree.id })
      await aChange(tree.id)
      const { ownerId } = tree
      expect(await take(0, 10, [ownerId, ownerId, ownerId])).to.have.length(1)
      expect(await take(0, 10, [ownerId, ownerId])).to.have.length(2)
    })

    it("says when a webhook was switched off or removed, and removes its deliveries with it", async () => {
      const { tree } = await plantTree(store)
      const webhook = await planted({ treeId: tree.id })
      await aChange(tree.id)
      const [due] = await take(0)
      if (due === undefined) return expect.fail("no webhook is due")
      await commit(store, ({ webhooks }) => webhooks.update({ ...webhook, active: false, version: 2 }))
      const { record } = store.webhookQueue
      const { progress } = due
      const [first, second] = [minutesLater(1), minutesLater(2)]
      expect(await record(progress, aDelivery(progress), { until: first, next: second })).to.equal(false)
      await commit(store, ({ webhooks }) => webhooks.remove(webhook.id))
      expect(await record(progress, aDelivery(progress), { until: second, next: second })).to.equal(false)
      expect(await collect(store.reads.webhooks.deliveries(webhook, { after: null, batch: 10 }))).to.deep.equal([])
      expect(await store.reads.webhooks.ofTree(tree.id)).to.deep.equal([])
    })

    it("forgets webhooks with their tree, and deliveries after seven days", async () => {
      const { tree } = await plantTree(store)
      const webhook = await planted({ treeId: tree.id })
      await aChange(tree.id)
      const [due] = await take(0)
      if (due === undefined) return expect.fail("no webhook is due")
      const taken = { until: minutesLater(1), next: minutesLater(1) }
      await store.webhookQueue.record(due.progress, aDelivery(due.progress), taken)
      const kept = () => collect(store.reads.webhooks.deliveries(webhook, { after: null, batch: 10 }))
      await commit(store, ({ purges }) => purges.removeEnded(minutesLater(7 * 24 * 60 - 1)))
      expect(await kept()).to.have.length(1)
      await commit(store, ({ purges }) => purges.removeEnded(minutesLater(7 * 24 * 60)))
      expect(await kept()).to.deep.equal([])
      await commit(store, async ({ purges }) => {
        for (let isGone = false; !isGone; ) isGone = (await purges.removeTree(tree.id, 1)).isGone
      })
      await commit(store, async ({ webhooks }) => expect(await webhooks.find(webhook.id)).to.equal(null))
    })
  })
}
