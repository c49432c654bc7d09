import type { FeedItem } from "../../domain/change/feed.ts"
import type { DeliveryResult, ReceiverWait } from "../../domain/webhook/delivery.ts"
import type { Webhook } from "../../domain/webhook/webhook.ts"

/** Why an address is not connected to: its host is in a private network, or the operator does not allow its port. */
export type ReceiverRefusal = "private" | "port"

/** Sends changes to receivers. */
export interface WebhookSender {
  /**
   * Posts a change with its signature, and resolves with what came of it within ten seconds. It follows no redirect,
   * and connects to no address that `refusalOf` refuses. Sends nothing to a receiver that gets as much as it may.
   */
  send(
    webhook: Pick<Webhook, "treeId" | "url" | "secret">,
    item: FeedItem,
    at: Date,
  ): Promise<DeliveryResult | ReceiverWait>
  /** Why this address is not connected to; null if it is. A host whose name is unknown at this moment is not refused. */
  refusalOf(url: string): Promise<ReceiverRefusal | null>
}
