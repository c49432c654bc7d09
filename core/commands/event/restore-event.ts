import * as E from "fp-ts/lib/Either.js"
import { type Command, done } from "../../use-case/command.ts"
import { type EventRead, eventRead } from "../../domain/event.ts"
import type { EventId } from "../../domain/ids.ts"
import { fact } from "../../edit/fact.ts"
import { refreshAfterEvent } from "../../edit/refresh-summary.ts"
import { restoreWithDependents, restorable } from "../../edit/restorable.ts"

/** An editor restores a deleted event with the citations and media that were deleted with it. */
export const restoreEvent: Command<{ readonly eventId: EventId }, EventRead> = async (context, { eventId }) => {
  const { events, places } = context
  const found = await restorable(context, events, eventId, "event")
  if (E.isLeft(found)) return found
  const event = await restoreWithDependents(context, events, found.right, "event")
  await refreshAfterEvent(context, event)
  const place = event.placeId === null ? null : await places.find(event.placeId)
  return done(eventRead({ ...event, place: place?.name ?? null }), fact("event", "restore", event))
}
