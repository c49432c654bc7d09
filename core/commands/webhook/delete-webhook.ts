import * as E from "fp-ts/lib/Either.js"
import { type ExpectedVersions, isExpected } from "../../domain/expected-versions.ts"
import type { WebhookId } from "../../domain/ids.ts"
import { type Command, done } from "../../use-case/command.ts"
import { ownedWebhook } from "../../webhook/owned-webhook.ts"

export interface DeleteWebhook {
  readonly webhookId: WebhookId
  readonly ifMatch: ExpectedVersions
}

/** An owner deletes a webhook for good, with its secret. */
export const deleteWebhook: Command<DeleteWebhook, null> = async (context, { webhookId, ifMatch }) => {
  const owned = await ownedWebhook(context, webhookId)
  if (E.isLeft(owned)) return owned
  const { treeId, version } = owned.right
  if (!isExpected(ifMatch, version)) return E.left({ _tag: "VersionStale" })
  await context.webhooks.remove(webhookId)
  return done(null, { action: "webhook.delete", entityType: "webhook", entityId: webhookId, treeId })
}
