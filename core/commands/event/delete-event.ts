import type { Command } from "../../use-case/command.ts"
import type { ExpectedVersions } from "../../domain/expected-versions.ts"
import type { EventId } from "../../domain/ids.ts"
import { deleteRecord } from "../../edit/delete-record.ts"

export interface DeleteEvent {
  readonly eventId: EventId
  readonly ifMatch: ExpectedVersions
}

/** An editor deletes an event with its citations. */
export const deleteEvent: Command<DeleteEvent, null> = (context, { eventId, ifMatch }) =>
  deleteRecord(context, "event", eventId, ifMatch)
