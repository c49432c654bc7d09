import manifest from "../../package.json" with { type: "json" }
import { httpWebhookSender } from "../../adapters/http/webhooks/webhook-sender.ts"
import type { WebhookSender } from "../../core/ports/webhook/webhook-sender.ts"

/** Sends webhooks over HTTP, to private networks only if the operator allows that. */
export const webhookSenderOf = ({ webhookAllowPrivate }: { readonly webhookAllowPrivate: boolean }): WebhookSender =>
  httpWebhookSender({ allowsPrivate: webhookAllowPrivate, userAgent: `Stemma/${manifest.version}` })
