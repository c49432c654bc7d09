import * as t from "io-ts"
import { storedOf } from "../../../core/codec/fields.ts"
import { dateReply } from "../../../core/domain/date/date-codec.ts"
import { eventFields as ownEventFields, type EventRead } from "../../../core/domain/event.ts"
import { EventId, PersonId, PlaceId, RelationshipId, TreeId } from "../../../core/domain/ids.ts"
import { boolean, nullable, type Wire, wire } from "../../../core/codec/wire.ts"
import { shownRecordLifecycle, whenDeleted } from "./common.ts"

export const eventFields = {
  id: EventId,
  treeId: TreeId,
  personId: nullable(PersonId),
  relationshipId: nullable(RelationshipId),
  type: t.string,
  date: nullable(dateReply),
  place: nullable(t.string),
  placeId: nullable(PlaceId),
  ...storedOf(ownEventFields),
  asserted: boolean,
  ...shownRecordLifecycle,
}

export const eventReply: Wire<EventRead> = wire("EventRead", eventFields, whenDeleted)
