import type { TreeAccess } from "../../../core/domain/access.ts"
import type { WebhookDelivery } from "../../../core/domain/webhook/delivery.ts"
import type { Webhook } from "../../../core/domain/webhook/webhook.ts"
import type { WebhookReads } from "../../../core/ports/webhook/webhooks.ts"
import { webhookDeliveries, webhooks } from "../entities/webhook.ts"
import type { Sql } from "../sql.ts"
import { columns } from "../table.ts"
import { accessColumns, accessJoins } from "./access.ts"
import { AFTER_ALL, inBatches } from "./batches.ts"

const byId = `select ${columns(webhooks, "x", "found")}, ${accessColumns} from webhooks x ${accessJoins("x")} where x.id = $1`
const ofTree = `select ${columns(webhooks, "x")} from webhooks x where x.tree_id = $1 order by x.id`
const deliveries = `select ${columns(webhookDeliveries, "x")} from webhook_deliveries x
  where x.tree_id = $1 and x.webhook_id = $2 and x.id < $3 order by x.id desc limit $4`

export const webhookReads = (sql: Sql): WebhookReads => ({
  byId: async (id, userId) => {
    const [row] = await sql.rows<TreeAccess & { readonly found: Webhook }>(byId, [id, userId])
    return row ?? null
  },
  ofTree: (treeId) => sql.rows<Webhook>(ofTree, [treeId]),
  deliveries: ({ treeId, id }, keyset) =>
    inBatches(
      keyset,
      (after, limit) => sql.rows<WebhookDelivery>(deliveries, [treeId, id, after ?? AFTER_ALL, limit]),
      (row) => row.id,
    ),
})
