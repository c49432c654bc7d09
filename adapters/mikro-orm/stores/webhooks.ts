import type { Webhook } from "../../../core/domain/webhook/webhook.ts"
import type { Webhooks } from "../../../core/ports/webhook/webhooks.ts"
import { WebhookSchema, webhookProgress, webhooks } from "../entities/webhook.ts"
import { recordedTable } from "../recorded-table.ts"
import type { Recorder } from "../recorder.ts"
import type { TransactionConnection } from "../transaction-connection.ts"
import { columnsOf } from "../statements/columns-of.ts"
import { compiled, db, literal } from "../statements/compiled.ts"
import type { UserId, WebhookId } from "../../../core/domain/ids.ts"
import { statement } from "../statements/registry.ts"

const byId = compiled<{ readonly id: WebhookId }>("stores/webhooks byId")((p) =>
  db.selectFrom("webhooks as x").select(columnsOf(webhooks, "x")).where("x.id", "=", p("id")).forNoKeyUpdate(),
)

const lockOwner = statement(
  "stores/webhooks lockOwner",
  "select pg_advisory_xact_lock(hashtextextended('stemma.webhooks ' || $1, 0))",
)

interface OfOwner {
  readonly ownerId: UserId
  readonly except: WebhookId | null
}

const urlsOfOwner = compiled<OfOwner>("stores/webhooks urlsOfOwner")((p) =>
  db
    .selectFrom("trees as t")
    .innerJoin("webhooks as w", "w.tree_id", "t.id")
    .select("w.url as url")
    .where("t.owner_id", "=", p("ownerId"))
    .where("w.id", "is distinct from", p("except")),
)

const remove = compiled<{ readonly id: WebhookId }>("stores/webhooks remove")((p) =>
  db.deleteFrom("webhooks as x").where("x.id", "=", p("id")).returning(columnsOf(webhooks, "x")),
)

const forgetFailures = compiled<Pick<Webhook, "treeId" | "id">>("stores/webhooks forgetFailures")((p) =>
  db
    .updateTable("webhook_progress")
    .set({ attempts: literal(0), failing_since: literal(null), next_attempt_at: literal(null) })
    .where("tree_id", "=", p("treeId"))
    .where("webhook_id", "=", p("id")),
)

/** Webhooks, within a transaction. */
export const webhookStore = (connection: TransactionConnection, recorder: Recorder): Webhooks => {
  const recorded = recordedTable(connection, recorder, { kind: "webhook", table: webhooks })
  return {
    find: (id) => byId.first(connection, { id }),
    countOfTree: (treeId) => connection.em().count(WebhookSchema, { treeId }),
    urlsOfOwner: async (ownerId, except) => {
      await connection.run(lockOwner, [ownerId])
      return (await urlsOfOwner.rows(connection, { ownerId, except })).map(({ url }) => url)
    },
    insert: async (webhook, after) => {
      await recorded.insert([webhook])
      const { treeId, id: webhookId } = webhook
      const never = { failingSince: null, nextAttemptAt: null, takenUntil: null }
      await connection.insert(webhookProgress, [{ treeId, webhookId, seq: after, attempts: 0, ...never }])
    },
    update: async (webhook) => {
      await recorded.update(webhook)
      await forgetFailures.run(connection, webhook)
    },
    remove: async (id) => {
      await recorded.remove(remove, { id })
    },
  }
}
