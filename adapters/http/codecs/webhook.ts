import * as t from "io-ts"
import { count } from "../../../core/codec/count.ts"
import { boolean, instant, nullable, oneOf, type Wire, wire } from "../../../core/codec/wire.ts"
import { actions } from "../../../core/domain/audit/action.ts"
import { ChangeId, TreeId, WebhookDeliveryId, WebhookId } from "../../../core/domain/ids.ts"
import type { WebhookRead } from "../../../core/domain/webhook/webhook.ts"
import type { CreatedWebhook, WebhookDeliveryRead } from "../../../core/index.ts"
import { lifecycle } from "./common.ts"

const webhook = {
  id: WebhookId,
  treeId: TreeId,
  url: t.string,
  actions: nullable(t.readonlyArray(oneOf(actions))),
  active: boolean,
  ...lifecycle,
}

/** A webhook without its secret. */
export const webhookReply: Wire<WebhookRead> = wire("WebhookRead", webhook)

/** A new webhook. No other answer contains the secret. */
export const createdWebhookReply: Wire<CreatedWebhook> = wire("WebhookCreated", { ...webhook, secret: t.string })

export const webhookDeliveryReply: Wire<WebhookDeliveryRead> = wire("WebhookDeliveryRead", {
  id: WebhookDeliveryId,
  changeId: ChangeId,
  seq: count,
  attempt: count,
  at: instant,
  status: nullable(count),
  error: nullable(t.string),
  nextAttemptAt: nullable(instant),
})
