import * as E from "fp-ts/lib/Either.js"
import { treeOfRecord } from "../domain/access.ts"
import { type DomainError, notFound } from "../domain/errors.ts"
import type { WebhookId } from "../domain/ids.ts"
import type { Webhook } from "../domain/webhook/webhook.ts"
import type { Context } from "../use-case/command.ts"

/** The webhook with its tree locked, if the actor owns the tree. To others who cannot see the tree it does not exist. */
export const ownedWebhook = async (
  { webhooks, trees, actor }: Pick<Context, "webhooks" | "trees" | "actor">,
  id: WebhookId,
): Promise<E.Either<DomainError, Webhook>> => {
  const known = await webhooks.find(id)
  if (known === null) return E.left(notFound("webhook"))
  const access = treeOfRecord(await trees.lock(known.treeId, actor.userId), "owner", "webhook")
  if (E.isLeft(access)) return access
  const webhook = await webhooks.find(id)
  return webhook === null ? E.left(notFound("webhook")) : E.right(webhook)
}
