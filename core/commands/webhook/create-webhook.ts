import * as E from "fp-ts/lib/Either.js"
import { treeForRole } from "../../domain/access.ts"
import { type DomainError, faulty } from "../../domain/errors.ts"
import type { TreeId } from "../../domain/ids.ts"
import {
  MOST_WEBHOOKS,
  tooManyOfAccount,
  type Webhook,
  WEBHOOK_SECRET_PREFIX,
  webhookActionsFault,
  type WebhookCreate,
  type WebhookRead,
  webhookRead,
} from "../../domain/webhook/webhook.ts"
import type { Reads } from "../../ports/reads.ts"
import type { Tokens } from "../../ports/platform/tokens.ts"
import type { WebhookSender } from "../../ports/webhook/webhook-sender.ts"
import { type Actor, type Command, done, execute, type ExecutePorts } from "../../use-case/command.ts"
import { type Repeatable, withStoredAnswer } from "../../use-case/repeatable.ts"
import { urlRefusal } from "../../webhook/url-check.ts"

export interface CreateWebhook extends WebhookCreate {
  readonly treeId: TreeId
}

export type WebhookPorts = ExecutePorts & {
  readonly reads: Pick<Reads, "trees" | "webhooks">
  readonly tokens: Tokens
  readonly webhookSender: WebhookSender
}

/** A new webhook. Only this answer contains the secret. */
export type CreatedWebhook = WebhookRead & { readonly secret: string }

/** An owner creates a webhook, which gets the changes of the tree from now on: this one is the first. */
export const createWebhook =
  (ports: WebhookPorts) =>
  async (
    actor: Actor,
    input: CreateWebhook,
    repeatable?: Repeatable<CreatedWebhook>,
  ): Promise<E.Either<DomainError, CreatedWebhook>> => {
    const { reads, tokens, webhookSender } = ports
    const access = treeForRole(await reads.trees.byId(input.treeId, actor.userId), "owner")
    if (E.isLeft(access)) return access
    const fault = webhookActionsFault(input.actions)
    if (fault !== null) return E.left(faulty(fault))
    const refusal = await urlRefusal(webhookSender, input.url)
    if (refusal !== null) return E.left(refusal)
    return execute(ports)(withStoredAnswer(insertWebhook(tokens), repeatable))(actor, input)
  }

const insertWebhook =
  (tokens: Tokens): Command<CreateWebhook, CreatedWebhook> =>
  async ({ trees, webhooks, actor, now, newId }, { treeId, url, actions = null, active = true }) => {
    const access = treeForRole(await trees.lock(treeId, actor.userId), "owner")
    if (E.isLeft(access)) return access
    if ((await webhooks.countOfTree(treeId)) >= MOST_WEBHOOKS)
      return E.left({ _tag: "TooManyWebhooks", detail: "The tree has 10 webhooks already; delete one first." })
    const tooMany = tooManyOfAccount(await webhooks.urlsOfOwner(access.right.tree.ownerId, null), url)
    if (tooMany !== null) return E.left(tooMany)
    const webhook: Webhook = {
      id: newId(),
      treeId,
      url,
      actions,
      active,
      secret: `${WEBHOOK_SECRET_PREFIX}${tokens.make()}`,
      version: 1,
      createdAt: now,
      updatedAt: now,
    }
    await webhooks.insert(webhook, await trees.revision(treeId))
    return done(
      { ...webhookRead(webhook), secret: webhook.secret },
      { action: "webhook.create", entityType: "webhook", entityId: webhook.id, treeId },
    )
  }
