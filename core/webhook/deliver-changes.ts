import { type DueWebhook, errorOf, failed, passed, type WebhookProgress } from "../domain/webhook/delivery.ts"
import type { FeedItem } from "../domain/change/feed.ts"
import { isWanted } from "../domain/webhook/webhook.ts"
import type { FeedReads } from "../ports/changes/feed-reads.ts"
import type { WebhookQueue } from "../ports/webhook/webhooks.ts"
import type { WebhookSender } from "../ports/webhook/webhook-sender.ts"
import { attributed, bySystem, done, type ExecutePorts, unchanged } from "../use-case/command.ts"

export interface DeliveryPorts extends ExecutePorts {
  readonly reads: { readonly feed: Pick<FeedReads, "after"> }
  readonly webhookQueue: WebhookQueue
  readonly webhookSender: WebhookSender
}

/**
 * How long a worker keeps a webhook after each attempt. An attempt takes ten seconds at most. After a crash,
 * changes wait this long.
 */
export const TAKEN_MS = 20_000
/** The most changes that are sent before other webhooks get their turn. */
const CHANGES_IN_A_TURN = 20

/**
 * Sends the next changes, in order, to a webhook that this worker holds until `until`, and then releases the
 * webhook. Stops at the first change that is not delivered.
 */
export const deliverChanges =
  (ports: DeliveryPorts) =>
  async (due: DueWebhook, until: Date, isStopping: () => boolean): Promise<void> => {
    const { reads, webhookQueue, now } = ports
    const { treeId } = due.webhook
    let { progress } = due
    let taken = until
    for (const item of await reads.feed.after(treeId, progress.seq, CHANGES_IN_A_TURN)) {
      if (isStopping()) break
      if (!isWanted(due.webhook, item.action)) {
        progress = passed(progress, item.seq)
        continue
      }
      const next = new Date(now().getTime() + TAKEN_MS)
      const sent = await attempt(ports, { ...due, progress }, item, { until: taken, next })
      if (sent === null) return
      progress = sent
      taken = next
    }
    await webhookQueue.record(progress, null, { until: taken, next: now() })
  }

/**
 * The progress after the change was delivered; null if the turn of the webhook has ended. A receiver that gets as much
 * as it may waits without a failed attempt.
 */
const attempt = async (
  ports: DeliveryPorts,
  { webhook, progress }: DueWebhook,
  item: FeedItem,
  taken: { readonly until: Date; readonly next: Date },
): Promise<WebhookProgress | null> => {
  const { webhookQueue, webhookSender, now, newId } = ports
  const at = now()
  const result = await webhookSender.send(webhook, item, at)
  if ("waitSeconds" in result) {
    await webhookQueue.record(progress, null, {
      ...taken,
      next: new Date(now().getTime() + result.waitSeconds * 1_000),
    })
    return null
  }
  const error = errorOf(result)
  const after = error === null ? passed(progress, item.seq) : failed(progress, now())
  const delivery = {
    id: newId<"WebhookDeliveryId">(),
    treeId: webhook.treeId,
    webhookId: webhook.id,
    changeId: item.changeId,
    seq: item.seq,
    attempt: progress.attempts + 1,
    at,
    status: "status" in result ? result.status : null,
    error,
    nextAttemptAt: after?.nextAttemptAt ?? null,
  }
  if (after === null) await switchOff(ports, webhook)
  const reached = after ?? passed(progress, item.seq)
  const hasFailed = error !== null
  const isServed = await webhookQueue.record(reached, delivery, hasFailed ? { ...taken, next: now() } : taken)
  return hasFailed || !isServed ? null : reached
}

/**
 * Switches off a webhook that has failed for 24 hours. Each owner gets a mail by a separate job, so a mail that
 * fails is not sent again to the others.
 */
const switchOff = (ports: DeliveryPorts, { id }: DueWebhook["webhook"]): Promise<unknown> =>
  attributed(ports)<null>(bySystem, async ({ webhooks, memberships, jobs }, now) => {
    const webhook = await webhooks.find(id)
    if (webhook === null || !webhook.active) return unchanged(null)
    await webhooks.update({ ...webhook, active: false, version: webhook.version + 1, updatedAt: now })
    for (const { userId, role } of await memberships.ofTree(webhook.treeId))
      if (role === "owner") await jobs.enqueue({ kind: "send_webhook_mail", webhookId: id, userId })
    return done(null, { action: "webhook.switch_off", entityType: "webhook", entityId: id, treeId: webhook.treeId })
  })
