import type { FeedItem } from "../../domain/change/feed.ts"
import type { DeliveryResult } from "../../domain/webhook/delivery.ts"
import type { Webhook } from "../../domain/webhook/webhook.ts"

/** Sends changes to receivers. */
export interface WebhookSender {
  /**
   * Posts a change with its signature, and resolves with what came of it within ten seconds. It follows no redirect,
   * and connects to no private address unless the operator allows that.
   */
  send(webhook: Pick<Webhook, "treeId" | "url" | "secret">, item: FeedItem, at: Date): Promise<DeliveryResult>
  /** Whether the host of this address may be connected to. True if its name is unknown at this moment. */
  isAllowed(url: string): Promise<boolean>
}
