import * as E from "fp-ts/lib/Either.js"
import { treeForRole } from "../../domain/access.ts"
import type { TreeId } from "../../domain/ids.ts"
import { type WebhookRead, webhookRead } from "../../domain/webhook/webhook.ts"
import type { Query } from "../../use-case/query.ts"
import { type Listing, once } from "../../view/listing.ts"

/** The webhooks of a tree, for owners. */
export const listWebhooks: Query<{ readonly treeId: TreeId }, Listing<WebhookRead>> = async (
  { trees, webhooks },
  { userId },
  { treeId },
) => {
  const access = treeForRole(await trees.byId(treeId, userId), "owner")
  if (E.isLeft(access)) return access
  return E.right({ items: once((await webhooks.ofTree(treeId)).map(webhookRead)), next: null })
}
