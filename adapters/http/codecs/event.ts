import * as t from "io-ts"
import { dateReply } from "../../../core/domain/date/date-codec.ts"
import { type EventRead, eventPrivacySettings, type PlaceRead } from "../../../core/domain/event.ts"
import { EventId, PersonId, PlaceId, RelationshipId, TreeId } from "../../../core/domain/ids.ts"
import { boolean, nullable, oneOf, type Wire, wire } from "../../../core/codec/wire.ts"
import { count } from "../../../core/codec/count.ts"
import { shownLifecycle, whenDeleted } from "./common.ts"

export const eventFields = {
  id: EventId,
  treeId: TreeId,
  personId: nullable(PersonId),
  relationshipId: nullable(RelationshipId),
  type: t.string,
  date: nullable(dateReply),
  place: nullable(t.string),
  placeId: nullable(PlaceId),
  detail: nullable(t.string),
  notes: nullable(t.string),
  asserted: boolean,
  privacy: oneOf(eventPrivacySettings),
  ...shownLifecycle,
}

export const eventReply: Wire<EventRead> = wire("EventRead", eventFields, whenDeleted)

export const placeReply: Wire<PlaceRead> = wire("PlaceRead", { id: PlaceId, name: t.string, eventCount: count })
