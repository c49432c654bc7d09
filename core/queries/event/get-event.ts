import type { EventRead } from "../../domain/event.ts"
import type { EventId } from "../../domain/ids.ts"
import type { Query } from "../../use-case/query.ts"
import { readableEvent } from "../../view/readable/readable-records.ts"

/** One event, if the reader sees all its persons in full. */
export const getEvent: Query<{ readonly eventId: EventId }, EventRead> = (context, reader, { eventId }) =>
  readableEvent(context, reader, eventId)
