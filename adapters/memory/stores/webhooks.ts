import type { Webhooks } from "../../../core/ports/webhook/webhooks.ts"
import type { WebhookId } from "../../../core/domain/ids.ts"
import type { Tables } from "../tables.ts"
import { findIn } from "./records.ts"
import type { Write } from "./writing.ts"

export const webhooksIn = (tables: Tables, write: Write): Webhooks => {
  const { trees, webhooks, webhookProgress } = tables
  return {
    find: (id) => findIn(webhooks, id),
    countOfTree: async (treeId) => webhooks.rows("current", "treeId", treeId).length,
    urlsOfOwner: async (ownerId, except) =>
      trees
        .rows("current", "ownerId", ownerId)
        .flatMap(({ id }) => webhooks.rows("current", "treeId", id))
        .filter(({ id }) => id !== except)
        .map(({ url }) => url),
    insert: async (webhook, after) =>
      write(() => {
        webhooks.insert(webhook)
        const { treeId, id: webhookId } = webhook
        const never = { failingSince: null, nextAttemptAt: null, takenUntil: null }
        webhookProgress.insert({ treeId, webhookId, seq: after, attempts: 0, ...never })
      }),
    update: async (webhook) =>
      write(() => {
        webhooks.update(webhook)
        const progress = webhookProgress.get("current", webhook.id)
        if (progress !== null)
          webhookProgress.update({ ...progress, attempts: 0, failingSince: null, nextAttemptAt: null })
      }),
    remove: async (id) => write(() => removeWebhook(tables, id)),
  }
}

/** Removes a webhook with its progress and its deliveries. */
export const removeWebhook = ({ webhooks, webhookProgress, webhookDeliveries }: Tables, id: WebhookId): void => {
  for (const delivery of webhookDeliveries.rows("current", "webhookId", id)) webhookDeliveries.remove(delivery.id)
  webhookProgress.remove(id)
  webhooks.remove(id)
}
