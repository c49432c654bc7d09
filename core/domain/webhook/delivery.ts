import type { ChangeId, TreeId, UserId, WebhookDeliveryId, WebhookId } from "../ids.ts"
import type { Webhook } from "./webhook.ts"

/** One attempt to send a change. */
export interface WebhookDelivery {
  readonly id: WebhookDeliveryId
  readonly treeId: TreeId
  readonly webhookId: WebhookId
  readonly changeId: ChangeId
  readonly seq: number
  /** 1 for the first attempt to send this change. */
  readonly attempt: number
  readonly at: Date
  /** The HTTP status of the answer; null if there was none. */
  readonly status: number | null
  /** Why the change was not delivered; null if it was. */
  readonly error: string | null
  /** Null if the change was delivered or given up. */
  readonly nextAttemptAt: Date | null
}

/** How far a webhook has come. */
export interface WebhookProgress {
  readonly treeId: TreeId
  readonly webhookId: WebhookId
  /** The number of the last change that was delivered, given up, or not wanted. */
  readonly seq: number
  /** The failed attempts to send the next change. */
  readonly attempts: number
  /** When the first of them was; null if there are none. */
  readonly failingSince: Date | null
  readonly nextAttemptAt: Date | null
}

/** A webhook that has changes to send. */
export interface DueWebhook {
  readonly webhook: Webhook
  readonly progress: WebhookProgress
  /** The account that owns the tree. */
  readonly ownerId: UserId
}

/** What came of an attempt: the status of an answer, or why there was none. */
export type DeliveryResult = { readonly status: number } | { readonly error: string }

/** A receiver that gets as much as it may from all accounts together. Nothing was sent; it can be after this time. */
export interface ReceiverWait {
  readonly waitSeconds: number
}

const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 3_600_000
const DAY_MS = 86_400_000

/** How long deliveries are listed. */
export const DELIVERIES_KEPT_MS = 7 * DAY_MS

/** The pause after this number of failed attempts: two seconds, doubled each time up to an hour. */
const pauseAfter = (attempts: number): number => Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS)

/** The progress after the change `seq` was delivered or not wanted. */
export const passed = ({ treeId, webhookId }: WebhookProgress, seq: number): WebhookProgress => ({
  treeId,
  webhookId,
  seq,
  attempts: 0,
  failingSince: null,
  nextAttemptAt: null,
})

/** The progress after a failed attempt. Null after 24 hours of failures: the change is given up. */
export const failed = (before: WebhookProgress, now: Date): WebhookProgress | null => {
  const failingSince = before.failingSince ?? now
  const attempts = before.attempts + 1
  return now.getTime() - failingSince.getTime() >= DAY_MS
    ? null
    : { ...before, attempts, failingSince, nextAttemptAt: new Date(now.getTime() + pauseAfter(attempts)) }
}

/** Why an attempt failed; null if the change was delivered. */
export const errorOf = (result: DeliveryResult): string | null => {
  if ("error" in result) return result.error
  return result.status >= 200 && result.status < 300 ? null : `The receiver answered ${result.status}.`
}
