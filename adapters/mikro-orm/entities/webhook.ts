import { EntitySchema } from "@mikro-orm/postgresql"
import type { WebhookDelivery, WebhookProgress } from "../../../core/domain/webhook/delivery.ts"
import type { Webhook } from "../../../core/domain/webhook/webhook.ts"
import { type Properties, tableOf } from "../table.ts"

const properties: Properties<Webhook> = {
  treeId: { type: "uuid", primary: true },
  id: { type: "uuid", primary: true },
  url: { type: "text" },
  actions: { type: "json", nullable: true },
  active: { type: "boolean" },
  secret: { type: "text" },
  version: { type: "integer" },
  createdAt: { type: "datetime" },
  updatedAt: { type: "datetime" },
}

export const WebhookSchema = new EntitySchema<Webhook>({ name: "Webhook", tableName: "webhooks", properties })

export const webhooks = tableOf(WebhookSchema, properties)

/** The progress of a webhook, and the end of the time for which a worker holds it. */
export interface TakenProgress extends WebhookProgress {
  readonly takenUntil: Date | null
}

const progressProperties: Properties<TakenProgress> = {
  treeId: { type: "uuid", primary: true },
  webhookId: { type: "uuid", primary: true },
  seq: { type: "integer" },
  attempts: { type: "integer" },
  failingSince: { type: "datetime", nullable: true },
  nextAttemptAt: { type: "datetime", nullable: true },
  takenUntil: { type: "datetime", nullable: true },
}

const WebhookProgressSchema = new EntitySchema<TakenProgress>({
  name: "WebhookProgress",
  tableName: "webhook_progress",
  properties: progressProperties,
})

export const webhookProgress = tableOf(WebhookProgressSchema, progressProperties)

const deliveryProperties: Properties<WebhookDelivery> = {
  treeId: { type: "uuid", primary: true },
  id: { type: "uuid", primary: true },
  webhookId: { type: "uuid" },
  changeId: { type: "uuid" },
  seq: { type: "integer" },
  attempt: { type: "integer" },
  at: { type: "datetime" },
  status: { type: "integer", nullable: true },
  error: { type: "text", nullable: true },
  nextAttemptAt: { type: "datetime", nullable: true },
}

export const WebhookDeliverySchema = new EntitySchema<WebhookDelivery>({
  name: "WebhookDelivery",
  tableName: "webhook_deliveries",
  properties: deliveryProperties,
})

export const webhookDeliveries = tableOf(WebhookDeliverySchema, deliveryProperties)
