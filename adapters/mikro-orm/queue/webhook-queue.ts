import type { DueWebhook } from "../../../core/domain/webhook/delivery.ts"
import type { WebhookQueue } from "../../../core/ports/webhook/webhooks.ts"
import { webhookProgress, webhooks } from "../entities/webhook.ts"
import type { Sql } from "../sql.ts"
import { columns } from "../table.ts"
import { statement } from "../statements/registry.ts"

const take = statement(
  "queue/webhook-queue take",
  `
  with due as (
    select p.tree_id, p.webhook_id, t.owner_id,
      row_number() over (partition by t.owner_id order by p.taken_until nulls first, p.webhook_id) as turn
    from webhook_progress p
    join webhooks w on w.tree_id = p.tree_id and w.id = p.webhook_id and w.active
    join trees t on t.id = p.tree_id and t.deleted_at is null
    join tree_revisions r on r.tree_id = p.tree_id and r.revision > p.seq
    where (p.next_attempt_at is null or p.next_attempt_at <= $1) and (p.taken_until is null or p.taken_until <= $1)
  ),
  picked as (
    select x.tree_id, x.webhook_id, d.owner_id from webhook_progress x
    join due d on d.tree_id = x.tree_id and d.webhook_id = x.webhook_id
      and d.turn + (select count(*) from unnest($5::uuid[]) running (owner_id) where running.owner_id = d.owner_id) <= $4
    where x.taken_until is null or x.taken_until <= $1
    order by x.taken_until nulls first limit $3 for update of x skip locked
  )
  update webhook_progress p set taken_until = $2 from picked k
  join webhooks w on w.tree_id = k.tree_id and w.id = k.webhook_id
  where p.tree_id = k.tree_id and p.webhook_id = k.webhook_id
  returning ${columns(webhooks, "w", "webhook")}, ${columns(webhookProgress, "p", "progress")}, k.owner_id as "ownerId"`,
)

const record = statement(
  "queue/webhook-queue record",
  `
  with mine as (
    update webhook_progress set seq = $4, attempts = $5, failing_since = $6, next_attempt_at = $7, taken_until = $8
    where tree_id = $1 and webhook_id = $2 and taken_until = $3 returning tree_id, webhook_id
  ),
  noted as (
    insert into webhook_deliveries (tree_id, webhook_id, id, change_id, seq, attempt, at, status, error, next_attempt_at)
    select tree_id, webhook_id, $9::uuid, $10::uuid, $11::integer, $12::integer, $13::timestamptz, $14::integer, $15::text, $16::timestamptz
    from mine where $9::uuid is not null
  )
  select w.active as "active" from mine join webhooks w on w.tree_id = mine.tree_id and w.id = mine.webhook_id`,
)

/** The webhooks of the database as workers see them. Each call is one statement. */
export const webhookQueue = (sql: Sql): WebhookQueue => ({
  take: ({ now, until, most, mostOfAccount, running }) =>
    sql.rows<DueWebhook>(take, [now, until, most, mostOfAccount, running]),
  record: async ({ treeId, webhookId, seq, attempts, failingSince, nextAttemptAt }, delivery, taken) => {
    const progress = [treeId, webhookId, taken.until, seq, attempts, failingSince, nextAttemptAt, taken.next]
    const d = delivery
    const attempt = [d?.id, d?.changeId, d?.seq, d?.attempt, d?.at, d?.status, d?.error, d?.nextAttemptAt]
    const [row] = await sql.rows<{ readonly active: boolean }>(record, [
      ...progress,
      ...attempt.map((value) => value ?? null),
    ])
    return row?.active === true
  },
})
