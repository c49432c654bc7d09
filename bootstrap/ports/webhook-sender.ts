import manifest from "../../package.json" with { type: "json" }
import type { PortRange } from "../../adapters/http/webhooks/port-range.ts"
import { httpWebhookSender } from "../../adapters/http/webhooks/webhook-sender.ts"
import type { WebhookSender } from "../../core/ports/webhook/webhook-sender.ts"

interface WebhookSettings {
  readonly webhookAllowPrivate: boolean
  readonly webhookPorts?: readonly PortRange[]
}

/** Sends webhooks over HTTP, to the ports that the operator allows, and to private networks only if the operator allows that. */
export const webhookSenderOf = ({ webhookAllowPrivate, webhookPorts }: WebhookSettings): WebhookSender =>
  httpWebhookSender({
    allowsPrivate: webhookAllowPrivate,
    userAgent: `Stemma/${manifest.version}`,
    ...(webhookPorts === undefined ? {} : { ports: webhookPorts }),
  })
