import { WebhookCreate, WebhookUpdate } from "../../../core/domain/webhook/webhook.ts"
import { session } from "../operation/access.ts"
import { asActor, asActorIfMatch, asReader } from "../operation/as-caller.ts"
import { createdWebhookReply, webhookDeliveryReply, webhookReply } from "../codecs/webhook.ts"
import { json, mergePatch } from "../request/body/body.ts"
import { nothing, query } from "../request/input.ts"
import { cursor, limit } from "../request/parameters.ts"
import { created, empty, record } from "../response/json-replies.ts"
import { list } from "../response/list-replies.ts"
import { route } from "../operation/route.ts"

/** Webhooks: the changes of a tree, sent to other programs. */
export const webhookRoutes = [
  route("createWebhook", {
    method: "post",
    path: "/trees/{tree_id}/webhooks",
    summary: "Create a webhook",
    description:
      "Creates a webhook. Each change of the tree is then sent to its address by POST: the item of the feed with " +
      "`tree_id`, by ids without any data. Changes come in order and at least once; the creation of the webhook is the " +
      "first. The header `Stemma-Signature` is `t=<unix time>,v1=<hex>`, where `<hex>` is the HMAC-SHA256 of `<unix " +
      "time>.<body>` with the text of `secret` as its key. Every answer from 200 to 299 within ten seconds counts as " +
      "delivered; redirects are not followed. A change that is not delivered is sent again after two seconds and then " +
      "with growing pauses. After 24 hours the change is given up, the webhook is switched off, and the owners get a " +
      "mail. The answer is the only one that contains `secret`. A tree can have ten webhooks; all trees of one owner " +
      "50, of which 20 can lead to the same host. Only owners can do this.",
    access: session,
    least: "owner",
    takes: json(WebhookCreate),
    reply: { ...created(createdWebhookReply, ({ id }) => `/webhooks/${id}`), isSecret: true },
    errors: ["TooManyWebhooks"],
    handle: asActor((app) => app.createWebhook),
  }),
  route("listWebhooks", {
    method: "get",
    path: "/trees/{tree_id}/webhooks",
    summary: "List the webhooks of a tree",
    description:
      "Lists the webhooks of a tree without their secrets, oldest first: at most 10. Only owners can read them.",
    access: session,
    takes: nothing,
    reply: list(webhookReply, "list"),
    tag: "content",
    handle: asReader((app) => app.listWebhooks),
  }),
  route("getWebhook", {
    method: "get",
    path: "/webhooks/{webhook_id}",
    summary: "Get one webhook",
    description: "Returns one webhook without its secret. Only owners of its tree can read it.",
    access: session,
    takes: nothing,
    reply: record(webhookReply),
    handle: asReader((app) => app.getWebhook),
  }),
  route("updateWebhook", {
    method: "patch",
    path: "/webhooks/{webhook_id}",
    summary: "Change or switch a webhook",
    description:
      "Changes the address or the actions of a webhook, or switches it off and on. A webhook that is switched on again " +
      "gets the changes that it has not got yet, except one that was given up. Only owners can do this.",
    access: session,
    takes: mergePatch(WebhookUpdate),
    reply: record(webhookReply),
    versioned: true,
    errors: ["TooManyWebhooks"],
    handle: asActorIfMatch((app) => app.updateWebhook),
  }),
  route("deleteWebhook", {
    method: "delete",
    path: "/webhooks/{webhook_id}",
    summary: "Delete a webhook",
    description: "Deletes a webhook for good, with its secret and its deliveries. Only owners can do this.",
    access: session,
    takes: nothing,
    reply: empty,
    versioned: true,
    handle: asActorIfMatch((app) => app.deleteWebhook),
  }),
  route("listWebhookDeliveries", {
    method: "get",
    path: "/webhooks/{webhook_id}/deliveries",
    summary: "List the deliveries of a webhook",
    description:
      "Lists the attempts to deliver changes to a webhook, newest first. They are kept for seven days. Only owners can read them.",
    access: session,
    takes: query({ limit, cursor }),
    reply: list(webhookDeliveryReply),
    tag: "content",
    handle: asReader((app) => app.listWebhookDeliveries),
  }),
]
