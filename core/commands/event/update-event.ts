import * as E from "fp-ts/lib/Either.js"
import { type Command, done, unchanged } from "../../use-case/command.ts"
import { type EventUpdate, type EventRead, eventRead } from "../../domain/event.ts"
import type { EventId } from "../../domain/ids.ts"
import { changedEvent } from "../../edit/changed-event.ts"
import { editable } from "../../edit/edit.ts"
import { fact } from "../../edit/fact.ts"
import { refreshAfterEvent } from "../../edit/refresh-summary.ts"
import type { ExpectedVersions } from "../../domain/expected-versions.ts"

export interface UpdateEvent extends EventUpdate {
  readonly eventId: EventId
  readonly ifMatch: ExpectedVersions
}

/** An editor changes an event. Its date is replaced as a whole; its subject cannot change. */
export const updateEvent: Command<UpdateEvent, EventRead> = async (context, { eventId, ifMatch, ...changes }) => {
  const { events } = context
  const found = await editable(context, "event", eventId, ifMatch)
  if (E.isLeft(found)) return found
  const before = found.right
  const changed = await changedEvent(context, before, changes, "")
  if (E.isLeft(changed)) return changed
  const { event: after, place } = changed.right
  const read = eventRead({ ...after, place })
  if (after === before) return unchanged(read)
  await events.update(after)
  await refreshAfterEvent(context, after, before)
  return done(read, fact("event", "update", after))
}
