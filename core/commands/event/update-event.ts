import * as E from "fp-ts/lib/Either.js"
import { type Command, done, unchanged } from "../../command.ts"
import { type EventUpdate, type EventRead, eventRead } from "../../domain/event.ts"
import type { EventId } from "../../domain/ids.ts"
import { revised } from "../../domain/lifecycle.ts"
import { editable } from "../../edit/edit.ts"
import { fact } from "../../edit/fact.ts"
import { refreshAfterEvent } from "../../edit/refresh-summary.ts"
import { dateOf } from "../../domain/date/date-of.ts"
import { placeOf } from "../../edit/place-of.ts"
import type { ExpectedVersions } from "../../domain/expected-versions.ts"

export interface UpdateEvent extends EventUpdate {
  readonly eventId: EventId
  readonly ifMatch: ExpectedVersions
}

/** An editor changes an event; its date is replaced whole, its subject stays. */
export const updateEvent: Command<UpdateEvent, EventRead> = async (
  context,
  { eventId, ifMatch, type, date, place, detail, notes },
) => {
  const { events, places, now } = context
  const found = await editable(context, events, eventId, ifMatch, "event")
  if (E.isLeft(found)) return found
  const before = found.right
  const checked = date === undefined ? E.right(before.date) : dateOf(date, "date")
  if (E.isLeft(checked)) return checked
  const known = before.placeId === null ? null : await places.find(before.placeId)
  const placed = place === undefined ? known : await placeOf(context, before.treeId, place)

  const after = revised(
    before,
    { type: type?.trim(), date: checked.right, placeId: placed?.id ?? null, detail, notes },
    now,
  )
  const read = eventRead({ ...after, place: placed?.name ?? null })
  if (after === before) return unchanged(read)
  await events.update(after)
  await refreshAfterEvent(context, after, before.type, after.type)
  return done(read, fact("event", "update", before, after))
}
