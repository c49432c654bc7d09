import * as E from "fp-ts/lib/Either.js"
import { hasRole } from "../../domain/access.ts"
import { fieldsJson } from "../../domain/change/record-fields.ts"
import { columnsOf } from "../../domain/change/settable-fields.ts"
import { undoStep } from "../../domain/change/undo-plan.ts"
import { type DomainError, forbidden } from "../../domain/errors.ts"
import { WebhookId } from "../../domain/ids.ts"
import { changedWebhook, tooManyOfAccount } from "../../domain/webhook/webhook.ts"
import { fieldsIn, isBlank, type UndoneEntry } from "./undo-records.ts"
import type { UndoRun } from "./undo-run.ts"

/** Undoes what entries did to webhooks; for owners. A webhook that was deleted does not come back, because its secret is gone. */
export const undoWebhooks = async (
  run: UndoRun,
  entries: readonly UndoneEntry[],
): Promise<E.Either<DomainError, null>> => {
  if (entries.length === 0) return E.right(null)
  if (!hasRole(run.access.role, "owner")) return E.left(forbidden("This requires the role owner."))
  for (const entry of entries) {
    const undone = await undoWebhook(run, entry)
    if (E.isLeft(undone)) return undone
  }
  return E.right(null)
}

const undoWebhook = async (run: UndoRun, entry: UndoneEntry): Promise<E.Either<DomainError, null>> => {
  const { webhooks, now } = run.context
  const [was, made] = [fieldsIn(entry.before), fieldsIn(entry.after)]
  const webhook = WebhookId.is(entry.entityId) ? await webhooks.find(entry.entityId) : null
  if (isBlank(entry) || made === null || (webhook === null && was !== null)) return E.left({ _tag: "Purged" })
  run.concerned++
  if (webhook === null) return E.right(null)
  const deed = { kind: "webhook", id: webhook.id, before: was, after: made } as const
  const { lifecycle, fields, conflicts } = undoStep(deed, fieldsJson("webhook", webhook), run.isOverwritten)
  for (const conflict of conflicts) run.conflicts.push(conflict)
  if (lifecycle === "remove") await webhooks.remove(webhook.id)
  const after = changedWebhook(webhook, columnsOf("webhook", fields), now)
  if (after === webhook) return E.right(null)
  const isMoved = after.url !== webhook.url
  const tooMany = isMoved
    ? tooManyOfAccount(await webhooks.urlsOfOwner(run.access.tree.ownerId, after.id), after.url)
    : null
  if (tooMany !== null) return E.left(tooMany)
  await webhooks.update(after)
  return E.right(null)
}
