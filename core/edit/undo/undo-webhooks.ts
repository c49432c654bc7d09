import * as E from "fp-ts/lib/Either.js"
import { hasRole } from "../../domain/access.ts"
import { fieldsJson } from "../../domain/change/record-fields.ts"
import type { Fields } from "../../domain/change/settable-fields.ts"
import { type DomainError, forbidden } from "../../domain/errors.ts"
import { WebhookId } from "../../domain/ids.ts"
import { sameValue } from "../../domain/lifecycle.ts"
import { changedWebhook, WebhookUpdate } from "../../domain/webhook/webhook.ts"
import { fieldsIn, isBlank, type UndoneEntry } from "./undo-records.ts"
import type { UndoRun } from "./undo-run.ts"

const settable = ["url", "actions", "active"]

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
  const back = fieldsToSet(run, entry, fieldsJson("webhook", webhook))
  if (was === null) {
    await webhooks.remove(webhook.id)
    return E.right(null)
  }
  const changes = WebhookUpdate.decode(back)
  if (E.isLeft(changes)) throw new Error("The entry of a webhook has wrong fields.")
  const after = changedWebhook(webhook, changes.right, now)
  if (after !== webhook) await webhooks.update(after)
  return E.right(null)
}

/** The fields with the values that they had before. Those that have been changed since are noted as conflicts. */
const fieldsToSet = (run: UndoRun, { entityId, before, after }: UndoneEntry, now: Fields): Fields => {
  const [was, made] = [fieldsIn(before) ?? {}, fieldsIn(after) ?? {}]
  const back: Record<string, Fields[string]> = {}
  for (const field of settable) {
    const [earlier = null, given = null, present = null] = [was[field], made[field], now[field]]
    const isNew = before === null
    if (sameValue(isNew ? given : earlier, present)) continue
    if (sameValue(earlier, given) && !isNew) continue
    if (!isNew) back[field] = earlier
    if (sameValue(given, present) || run.isOverwritten({ entityId, field })) continue
    run.conflicts.push({
      entityType: "webhook",
      entityId,
      field,
      before: earlier,
      made: given,
      now: present,
      reason: "changed",
    })
  }
  return back
}
