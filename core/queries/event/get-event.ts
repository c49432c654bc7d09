import * as E from "fp-ts/lib/Either.js"
import type { EventRead } from "../../domain/event.ts"
import { notFound } from "../../domain/errors.ts"
import type { EventId } from "../../domain/ids.ts"
import { showEvent } from "../../domain/privacy.ts"
import { type Query, viewerOf } from "../../use-case/query.ts"

/** One event, if the reader sees all its persons in full. */
export const getEvent: Query<{ readonly eventId: EventId }, EventRead> = async (
  { events, now },
  reader,
  { eventId },
) => {
  const row = await events.byId(eventId, reader.userId)
  if (row === null) return E.left(notFound("event"))
  const viewer = viewerOf(row, reader, now)
  if (E.isLeft(viewer)) return viewer
  const event = showEvent(viewer.right, row.found)
  return event === null ? E.left(notFound("event")) : E.right(event)
}
