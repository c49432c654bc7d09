import * as E from "fp-ts/lib/Either.js"
import { treeOfRecord } from "../../domain/access.ts"
import { type DomainError, notFound } from "../../domain/errors.ts"
import type { WebhookId } from "../../domain/ids.ts"
import type { Webhook } from "../../domain/webhook/webhook.ts"
import type { QueryContext, Reader } from "../../use-case/query.ts"

/** The webhook with this id, if the reader owns its tree. */
export const readableWebhook = async (
  { webhooks }: QueryContext,
  { userId }: Reader,
  id: WebhookId,
): Promise<E.Either<DomainError, Webhook>> => {
  const found = await webhooks.byId(id, userId)
  if (found === null) return E.left(notFound("webhook"))
  const access = treeOfRecord(found, "owner", "webhook")
  return E.isLeft(access) ? access : E.right(found.found)
}
