import { controlCharacterFault, hasControlCharacter } from "../../codec/control-character.ts"
import type * as t from "io-ts"
import { boolean, listOf, nullable, oneOf, lineText, wire } from "../../codec/wire.ts"
import { type Action, actions } from "../audit/action.ts"
import type { FieldError } from "../../codec/field-error.ts"
import type { DomainError } from "../errors.ts"
import type { TreeId, WebhookId } from "../ids.ts"
import { sameValue } from "../lifecycle.ts"

/** An address to which the changes of a tree are sent. */
export interface Webhook {
  readonly id: WebhookId
  readonly treeId: TreeId
  readonly url: string
  /** The actions of the changes that are sent; null for all. */
  readonly actions: readonly Action[] | null
  readonly active: boolean
  /** The key of the signature. The receiver needs the same one, so it cannot be stored as a hash. */
  readonly secret: string
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** A webhook as the owners of the tree see it. */
export type WebhookRead = Omit<Webhook, "secret">

export const webhookRead = ({ secret: _secret, ...read }: Webhook): WebhookRead => read

/** How every secret of a webhook begins, so that people and scanners recognise it. */
export const WEBHOOK_SECRET_PREFIX = "whsec_"

/** The most webhooks of one tree. */
export const MOST_WEBHOOKS = 10

/** The most webhooks of all trees of one account. */
const MOST_WEBHOOKS_OF_ACCOUNT = 50

/** The most webhooks of all trees of one account that lead to the same host. */
const MOST_WEBHOOKS_TO_HOST = 20

/** The host to which a webhook leads. */
const hostOf = (url: string): string => URL.parse(url)?.host ?? url

/** Why an account with webhooks to these addresses cannot have one more, to this address; null if it can. */
export const tooManyOfAccount = (others: readonly string[], url: string): DomainError | null => {
  if (others.length >= MOST_WEBHOOKS_OF_ACCOUNT)
    return { _tag: "TooManyWebhooks", detail: "The trees of the owner have 50 webhooks already; delete one first." }
  return others.filter((other) => hostOf(other) === hostOf(url)).length >= MOST_WEBHOOKS_TO_HOST
    ? {
        _tag: "TooManyWebhooks",
        detail: "The trees of the owner have 20 webhooks to this host already; delete one first.",
      }
    : null
}

const MOST_URL = 2_000

const optional = { actions: nullable(listOf(oneOf(actions), actions.length)), active: boolean }

/** The body that creates a webhook. */
export const WebhookCreate = wire("WebhookCreate", { url: lineText(MOST_URL, 1) }, optional)
export type WebhookCreate = t.TypeOf<typeof WebhookCreate>

/** The body that changes a webhook. */
export const WebhookUpdate = wire("WebhookUpdate", {}, { url: lineText(MOST_URL, 1), ...optional })
export type WebhookUpdate = t.TypeOf<typeof WebhookUpdate>

/**
 * What is wrong with the form of an address; null if nothing is. Control characters are refused before the address is
 * parsed, because the parser leaves them out: the address that is shown would be another than the one that is used.
 */
export const webhookUrlFault = (url: string): FieldError | null => {
  if (hasControlCharacter(url)) return { path: "url", ...controlCharacterFault }
  const parsed = URL.parse(url)
  if (parsed === null || (parsed.protocol !== "https:" && parsed.protocol !== "http:"))
    return { path: "url", message: "must be an address that begins with https:// or http://" }
  if (parsed.username !== "" || parsed.password !== "")
    return { path: "url", message: "must not contain a user name or a password" }
  return null
}

/** What is wrong with the actions; null if nothing is. */
export const webhookActionsFault = (wanted: WebhookUpdate["actions"]): FieldError | null =>
  wanted?.length === 0 ? { path: "actions", message: "must be null or have at least one item" } : null

/** The webhook with these changes; the same one if nothing differs. */
export const changedWebhook = (before: Webhook, changes: WebhookUpdate, now: Date): Webhook => {
  const { url = before.url, actions: wanted = before.actions, active = before.active } = changes
  const after = { ...before, url, actions: wanted, active }
  return sameValue(before, after) ? before : { ...after, version: before.version + 1, updatedAt: now }
}

/** Whether changes with this action are sent to the webhook. */
export const isWanted = ({ actions: wanted }: Pick<Webhook, "actions">, action: Action): boolean =>
  wanted === null || wanted.includes(action)
