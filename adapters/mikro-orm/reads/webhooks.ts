import type { TreeId, UserId, WebhookDeliveryId, WebhookId } from "../../../core/domain/ids.ts"
import type { WebhookReads } from "../../../core/ports/webhook/webhooks.ts"
import { webhookDeliveries, webhooks } from "../entities/webhook.ts"
import type { Sql } from "../sql.ts"
import { accessFields } from "./access.ts"
import { inBatches } from "./batches.ts"
import { AFTER_ALL } from "../statements/id-bounds.ts"
import { columnsOf } from "../statements/columns-of.ts"
import { compiled, db } from "../statements/compiled.ts"

const byId = compiled<{ readonly id: WebhookId; readonly userId: UserId | null }>("reads/webhooks byId")((p) =>
  db
    .selectFrom("webhooks as x")
    .innerJoin("trees as t", "t.id", "x.tree_id")
    .leftJoin("memberships as m", (join) => join.onRef("m.tree_id", "=", "t.id").on("m.user_id", "=", p("userId")))
    .select(columnsOf(webhooks, "x", "found."))
    .select(columnsOf(accessFields, "t", "tree."))
    .select("m.role as role")
    .where("x.id", "=", p("id")),
)

const ofTree = compiled<{ readonly treeId: TreeId }>("reads/webhooks ofTree")((p) =>
  db.selectFrom("webhooks as x").select(columnsOf(webhooks, "x")).where("x.tree_id", "=", p("treeId")).orderBy("x.id"),
)

interface NextDeliveries {
  readonly treeId: TreeId
  readonly id: WebhookId
  readonly before: WebhookDeliveryId
  readonly limit: number
}

const deliveries = compiled<NextDeliveries>("reads/webhooks deliveries")((p) =>
  db
    .selectFrom("webhook_deliveries as x")
    .select(columnsOf(webhookDeliveries, "x"))
    .where("x.tree_id", "=", p("treeId"))
    .where("x.webhook_id", "=", p("id"))
    .where("x.id", "<", p("before"))
    .orderBy("x.id", "desc")
    .limit(p("limit")),
)

export const webhookReads = (sql: Sql): WebhookReads => ({
  byId: (id, userId) => byId.first(sql, { id, userId }),
  ofTree: (treeId) => ofTree.rows(sql, { treeId }),
  deliveries: ({ treeId, id }, keyset) =>
    inBatches(
      keyset,
      (after, limit) => deliveries.rows(sql, { treeId, id, before: after ?? AFTER_ALL, limit }),
      (row) => row.id,
    ),
})
