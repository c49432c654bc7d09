import * as E from "fp-ts/lib/Either.js"
import { type Command, done } from "../../command.ts"
import type { EventId } from "../../domain/ids.ts"
import { editable } from "../../edit/edit.ts"
import { fact } from "../../edit/fact.ts"
import { refreshAfterEvent } from "../../edit/refresh-summary.ts"
import type { ExpectedVersions } from "../../domain/expected-versions.ts"

export interface DeleteEvent {
  readonly eventId: EventId
  readonly ifMatch: ExpectedVersions
}

/** An editor deletes an event with its citations. */
export const deleteEvent: Command<DeleteEvent, null> = async (context, { eventId, ifMatch }) => {
  const { deletions, now, newId } = context
  const found = await editable(context, "event", eventId, ifMatch)
  if (E.isLeft(found)) return found
  const event = found.right
  await deletions.remove("event", [event.id], { id: newId(), treeId: event.treeId, at: now })
  await refreshAfterEvent(context, event)
  return done(null, fact("event", "delete", event, null))
}
