import * as E from "fp-ts/lib/Either.js"
import type { DueWebhook } from "../../core/domain/webhook/delivery.ts"
import type { UnitOfWork } from "../../core/ports/unit-of-work.ts"
import type { WebhookQueue, WebhookTurn } from "../../core/ports/webhook/webhooks.ts"
import { copyOf } from "./copy.ts"
import { isLive, type Tables } from "./tables.ts"

/** The webhooks of a memory store as workers see them. Each call is one transaction. */
export const memoryWebhookQueue = (tables: Tables, uow: UnitOfWork): WebhookQueue => {
  const { webhooks, webhookProgress, webhookDeliveries } = tables
  const inTransaction = async <A>(work: () => A): Promise<A> => {
    const outcome = await uow.run(async () => E.right(work()))
    if (E.isLeft(outcome)) throw new Error("A transaction without a refusal was refused.")
    return outcome.right
  }
  return {
    take: ({ until, ...turn }) =>
      inTransaction(() => {
        const taken = dueWebhooks(tables, turn)
        for (const { progress } of taken) webhookProgress.update({ ...progress, takenUntil: until })
        return taken.map(copyOf)
      }),
    record: (progress, delivery, { until, next }) =>
      inTransaction(() => {
        const known = webhookProgress.get("current", progress.webhookId)
        if (known?.takenUntil?.getTime() !== until.getTime()) return false
        webhookProgress.update({ ...progress, takenUntil: next })
        if (delivery !== null) webhookDeliveries.insert(delivery)
        return webhooks.get("current", progress.webhookId)?.active === true
      }),
  }
}

const dueWebhooks = (
  tables: Tables,
  { now, most, mostOfAccount, running }: Omit<WebhookTurn, "until">,
): readonly DueWebhook[] => {
  const isDue = (time: Date | null | undefined): boolean => time == null || time <= now
  const due = tables.webhooks.rows("current", "active", "yes").flatMap((webhook) => {
    const progress = tables.webhookProgress.get("current", webhook.id)
    const tree = tables.trees.get("current", webhook.treeId)
    const revision = tables.treeRevisions.get("current", webhook.treeId)?.revision ?? 0
    const isWaiting =
      progress !== null && revision > progress.seq && isDue(progress.nextAttemptAt) && isDue(progress.takenUntil)
    return tree === null || !isLive(tree) || !isWaiting ? [] : [{ webhook, progress, ownerId: tree.ownerId }]
  })
  const since = ({ progress }: (typeof due)[number]): number => progress.takenUntil?.getTime() ?? 0
  const oldestFirst = due.sort((a, b) => since(a) - since(b))
  return [...Map.groupBy(oldestFirst, ({ ownerId }) => ownerId)]
    .flatMap(([owner, ofOwner]) => {
      const served = running.filter((id) => id === owner).length
      return ofOwner.slice(0, Math.max(mostOfAccount - served, 0))
    })
    .sort((a, b) => since(a) - since(b))
    .slice(0, most)
}
