import type { UserId } from "../domain/ids.ts"
import type { DueWebhook } from "../domain/webhook/delivery.ts"
import { type DeliveryPorts, deliverChanges, TAKEN_MS } from "./deliver-changes.ts"

export interface WebhookWorker {
  /** Takes no more webhooks, and resolves when the running attempts have ended. */
  stop(): Promise<void>
}

export interface WebhookWorkerOptions {
  /** How often the worker looks for changes, in milliseconds. */
  readonly lookMs?: number
  /** Called with the error of a look or a delivery. The worker goes on. */
  readonly log: (error: unknown) => void
}

/** The webhooks that are served at once, so that a receiver that hangs delays few others. */
const AT_ONCE = 20
const AT_ONCE_PER_ACCOUNT = 4

/** Sends the changes of trees to their webhooks until it is stopped. Several workers may run at once. */
export const startWebhookWorker = (
  ports: DeliveryPorts,
  { lookMs = 1_000, log }: WebhookWorkerOptions,
): WebhookWorker => {
  const deliver = deliverChanges(ports)
  const running = new Map<Promise<void>, UserId>()
  let isStopping = false

  const serve = (due: DueWebhook, until: Date): void => {
    const served = deliver(due, until, () => isStopping)
      .catch(log)
      .then(() => void running.delete(served))
    running.set(served, due.ownerId)
  }

  const look = async (): Promise<void> => {
    const most = AT_ONCE - running.size
    if (most <= 0 || isStopping) return
    const now = ports.now()
    const until = new Date(now.getTime() + TAKEN_MS)
    const turn = { now, until, most, mostOfAccount: AT_ONCE_PER_ACCOUNT, running: [...running.values()] }
    for (const due of await ports.webhookQueue.take(turn)) serve(due, until)
  }

  let looking: Promise<void> | null = null
  const timer = setInterval(() => {
    looking ??= look()
      .catch(log)
      .then(() => {
        looking = null
      })
  }, lookMs)

  return {
    stop: async () => {
      isStopping = true
      clearInterval(timer)
      await looking
      await Promise.all(running.keys())
    },
  }
}
