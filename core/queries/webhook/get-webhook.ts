import * as E from "fp-ts/lib/Either.js"
import type { WebhookId } from "../../domain/ids.ts"
import { type WebhookRead, webhookRead } from "../../domain/webhook/webhook.ts"
import type { Query } from "../../use-case/query.ts"
import { readableWebhook } from "../../view/readable/readable-webhook.ts"

/** One webhook, for owners of its tree. */
export const getWebhook: Query<{ readonly webhookId: WebhookId }, WebhookRead> = async (
  context,
  reader,
  { webhookId },
) => {
  const found = await readableWebhook(context, reader, webhookId)
  return E.isLeft(found) ? found : E.right(webhookRead(found.right))
}
