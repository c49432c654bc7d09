import * as E from "fp-ts/lib/Either.js"
import { WebhookDeliveryId, type WebhookId } from "../../domain/ids.ts"
import type { WebhookDelivery } from "../../domain/webhook/delivery.ts"
import type { Query } from "../../use-case/query.ts"
import { idFromCursor } from "../../view/cursor.ts"
import { batchFor, type Listing, listingOf } from "../../view/listing.ts"
import { readableWebhook } from "../../view/readable/readable-webhook.ts"

export interface ListWebhookDeliveries {
  readonly webhookId: WebhookId
  readonly limit: number | null
  readonly cursor: string | null
}

/** A delivery as owners see it. */
export type WebhookDeliveryRead = Omit<WebhookDelivery, "treeId" | "webhookId">

const PAGE = 100

/** The attempts to deliver changes to a webhook, newest first, for owners. */
export const listWebhookDeliveries: Query<ListWebhookDeliveries, Listing<WebhookDeliveryRead>> = async (
  context,
  reader,
  { webhookId, limit, cursor },
) => {
  const found = await readableWebhook(context, reader, webhookId)
  if (E.isLeft(found)) return found
  const after = idFromCursor(WebhookDeliveryId, cursor)
  if (E.isLeft(after)) return after
  const size = limit ?? PAGE
  const rows = context.webhooks.deliveries(found.right, { after: after.right, batch: batchFor(size) })
  return E.right(await listingOf(rows, deliveryRead, size, ({ id }) => id))
}

const deliveryRead = ({ treeId: _tree, webhookId: _webhook, ...read }: WebhookDelivery): WebhookDeliveryRead => read
