import type { Webhook } from "../../../core/domain/webhook/webhook.ts"
import type { Webhooks } from "../../../core/ports/webhook/webhooks.ts"
import { WebhookSchema, webhookProgress, webhooks } from "../entities/webhook.ts"
import { recordedTable, removing } from "../recorded-table.ts"
import type { Recorder } from "../recorder.ts"
import { columns } from "../table.ts"
import type { TransactionConnection } from "../transaction-connection.ts"
import { firstRow, ROW_LOCK } from "./records.ts"

const byId = `select ${columns(webhooks, "x")} from webhooks x where x.id = $1 ${ROW_LOCK}`
const lockOwner = "select pg_advisory_xact_lock(hashtextextended('stemma.webhooks ' || $1, 0))"
const urlsOfOwner = `select w.url as "url" from trees t join webhooks w on w.tree_id = t.id
  where t.owner_id = $1 and ($2::uuid is null or w.id <> $2)`
const remove = removing(webhooks, "x.id = $1")
const forgetFailures = `update webhook_progress set attempts = 0, failing_since = null, next_attempt_at = null
  where tree_id = $1 and webhook_id = $2`

/** Webhooks, within a transaction. */
export const webhookStore = (connection: TransactionConnection, recorder: Recorder): Webhooks => {
  const recorded = recordedTable(connection, recorder, { kind: "webhook", table: webhooks })
  return {
    find: async (id) => firstRow(await connection.rows<Webhook>(byId, [id])),
    countOfTree: (treeId) => connection.em().count(WebhookSchema, { treeId }),
    urlsOfOwner: async (ownerId, except) => {
      await connection.run(lockOwner, [ownerId])
      return (await connection.rows<{ readonly url: string }>(urlsOfOwner, [ownerId, except])).map(({ url }) => url)
    },
    insert: async (webhook, after) => {
      await recorded.insert([webhook])
      const { treeId, id: webhookId } = webhook
      const never = { failingSince: null, nextAttemptAt: null, takenUntil: null }
      await connection.insert(webhookProgress, [{ treeId, webhookId, seq: after, attempts: 0, ...never }])
    },
    update: async (webhook) => {
      await recorded.update(webhook)
      await connection.run(forgetFailures, [webhook.treeId, webhook.id])
    },
    remove: async (id) => {
      await recorded.remove(remove, [id])
    },
  }
}
