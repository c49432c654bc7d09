import * as E from "fp-ts/lib/Either.js"
import { type DomainError, faulty } from "../../domain/errors.ts"
import { type ExpectedVersions, isExpected } from "../../domain/expected-versions.ts"
import type { WebhookId } from "../../domain/ids.ts"
import {
  changedWebhook,
  tooManyOfAccount,
  type Webhook,
  webhookActionsFault,
  type WebhookRead,
  webhookRead,
  type WebhookUpdate,
} from "../../domain/webhook/webhook.ts"
import { type Actor, type Command, type Context, done, execute, unchanged } from "../../use-case/command.ts"
import { ownedWebhook } from "../../webhook/owned-webhook.ts"
import { urlRefusal } from "../../webhook/url-check.ts"
import type { WebhookPorts } from "./create-webhook.ts"

export interface UpdateWebhook extends WebhookUpdate {
  readonly webhookId: WebhookId
  readonly ifMatch: ExpectedVersions
}

/** An owner changes a webhook. One that is switched on again gets the changes that it has not got yet. */
export const updateWebhook =
  (ports: WebhookPorts) =>
  async (actor: Actor, input: UpdateWebhook): Promise<E.Either<DomainError, WebhookRead>> => {
    const { webhookSender } = ports
    const fault = webhookActionsFault(input.actions)
    if (fault !== null) return E.left(faulty(fault))
    const refusal = input.url === undefined ? null : await urlRefusal(webhookSender, input.url)
    return refusal === null ? execute(ports)(change)(actor, input) : E.left(refusal)
  }

/** Why the address cannot change to this one; null if it does not change, or can. */
const tooManyAfter = async (
  { trees, webhooks }: Pick<Context, "trees" | "webhooks">,
  before: Webhook,
  after: Webhook,
): Promise<DomainError | null> => {
  const tree = after.url === before.url ? null : await trees.find(after.treeId)
  return tree === null ? null : tooManyOfAccount(await webhooks.urlsOfOwner(tree.ownerId, after.id), after.url)
}

const change: Command<UpdateWebhook, WebhookRead> = async (context, { webhookId, ifMatch, ...changes }) => {
  const owned = await ownedWebhook(context, webhookId)
  if (E.isLeft(owned)) return owned
  const before = owned.right
  if (!isExpected(ifMatch, before.version)) return E.left({ _tag: "VersionStale" })
  const after = changedWebhook(before, changes, context.now)
  if (after === before) return unchanged(webhookRead(before))
  const tooMany = await tooManyAfter(context, before, after)
  if (tooMany !== null) return E.left(tooMany)
  await context.webhooks.update(after)
  return done(webhookRead(after), {
    action: "webhook.update",
    entityType: "webhook",
    entityId: webhookId,
    treeId: after.treeId,
  })
}
