import type { DueWebhook, WebhookDelivery, WebhookProgress } from "../../domain/webhook/delivery.ts"
import type { Webhook } from "../../domain/webhook/webhook.ts"
import type { TreeId, UserId, WebhookDeliveryId, WebhookId } from "../../domain/ids.ts"
import type { AccessFacts } from "../../domain/access.ts"
import type { Keyset, Rows } from "../rows.ts"

/** The webhooks as commands see them. */
export interface Webhooks {
  find(id: WebhookId): Promise<Webhook | null>
  countOfTree(treeId: TreeId): Promise<number>
  /**
   * The addresses of the webhooks of all trees of this owner, except this one. Locks them until the transaction ends,
   * so that simultaneous commands count what the others insert.
   */
  urlsOfOwner(ownerId: UserId, except: WebhookId | null): Promise<readonly string[]>
  /** Stores a webhook that gets the changes after this sequence number. */
  insert(webhook: Webhook, after: number): Promise<void>
  /** Stores a changed webhook. Its failed attempts are forgotten, so its next change is due at once. */
  update(webhook: Webhook): Promise<void>
  /** Removes the webhook and its deliveries permanently. */
  remove(id: WebhookId): Promise<void>
}

export interface WebhookReads {
  byId(id: WebhookId, userId: UserId | null): Promise<(AccessFacts & { readonly found: Webhook }) | null>
  /** The webhooks of a tree, ordered by id. */
  ofTree(treeId: TreeId): Promise<readonly Webhook[]>
  /** The attempts of a webhook, newest first. */
  deliveries(webhook: Pick<Webhook, "treeId" | "id">, keyset: Keyset<WebhookDeliveryId>): Rows<WebhookDelivery>
}

/** What a worker asks for. */
export interface WebhookTurn {
  readonly now: Date
  /** Until when no other worker gets the webhooks that are taken. */
  readonly until: Date
  readonly most: number
  /** The most webhooks of one account that are served at once. */
  readonly mostOfAccount: number
  /** The owner of each webhook that is being served already. */
  readonly running: readonly UserId[]
}

/** The webhooks as workers see them. The rows that it writes are no changes of a tree. */
export interface WebhookQueue {
  /**
   * Takes active webhooks with changes to send whose next attempt is due, those first that waited longest, and no more
   * of one account than `mostOfAccount` allows. A webhook is taken by one worker at a time. If the worker dies,
   * another one gets it after `until`.
   */
  take(turn: WebhookTurn): Promise<readonly DueWebhook[]>
  /**
   * Stores how far a webhook has come, with an attempt if there was one, and keeps it taken until `until`. False if the
   * webhook is gone, switched off, or has been taken by another worker.
   */
  record(progress: WebhookProgress, delivery: WebhookDelivery | null, taken: WebhookTaken): Promise<boolean>
}

/** Until when a webhook was taken, and until when it will be. A worker that is done gives the present as the latter. */
export interface WebhookTaken {
  readonly until: Date
  readonly next: Date
}
