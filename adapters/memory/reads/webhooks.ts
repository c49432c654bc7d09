import type { WebhookReads } from "../../../core/ports/webhook/webhooks.ts"
import { accessIn } from "../access.ts"
import { copyOf } from "../copy.ts"
import type { Tables } from "../tables.ts"
import { pages } from "./pages.ts"

export const webhookReads = (tables: Tables): WebhookReads => {
  const { webhooks, webhookDeliveries } = tables
  return {
    byId: async (id, userId) => {
      const webhook = webhooks.get("committed", id)
      const access = webhook === null ? null : accessIn(tables, "committed", webhook.treeId, userId)
      return webhook === null || access === null ? null : { ...access, found: copyOf(webhook) }
    },
    ofTree: async (treeId) => webhooks.rows("committed", "treeId", treeId).map(copyOf),
    deliveries: ({ id }, keyset) =>
      pages(
        keyset,
        (after, count) => webhookDeliveries.page("committed", "webhookId", id, { after, count, newestFirst: true }),
        (row) => row.id,
        copyOf,
      ),
  }
}
