import { WebhookCreate, WebhookUpdate } from "../../../../core/domain/webhook/webhook.ts"
import { createdWebhookReply, webhookDeliveryReply, webhookReply } from "../../codecs/webhook.ts"
import { describe } from "./describe.ts"

const url = "The address that gets the changes. It begins with `https://` or `http://` and leads to no private network."
const actions = "The actions of the changes that are sent, for example `person.update`. Null for all changes."
const active = "Whether changes are sent."

const webhook = { treeId: "The tree.", url, actions, active }

/** The texts of webhooks and their deliveries. */
export const webhookTexts = {
  ...describe(WebhookCreate, "A webhook to create.", { url, actions, active }),
  ...describe(WebhookUpdate, "The fields of a webhook to change.", { url, actions, active }),
  ...describe(webhookReply, "An address to which the changes of a tree are sent.", webhook),
  ...describe(createdWebhookReply, "A new webhook, with its secret.", {
    ...webhook,
    secret: "The key of the signatures. No other answer contains it.",
  }),
  ...describe(webhookDeliveryReply, "One attempt to deliver a change.", {
    changeId: "The change.",
    seq: "The number of the change in its tree.",
    attempt: "1 for the first attempt to deliver this change.",
    at: "When the attempt began, in UTC.",
    status: "The HTTP status of the answer. Null if there was none.",
    error: "Why the change was not delivered. Null if it was.",
    nextAttemptAt: "When the change is sent again. Null if it was delivered or given up.",
  }),
}
