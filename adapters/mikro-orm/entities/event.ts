import { EntitySchema } from "@mikro-orm/postgresql"
import { type Event, eventFields } from "../../../core/domain/event.ts"
import { columnsOf } from "../columns-of.ts"
import { type Properties, recordLifecycle, tableOf } from "../table.ts"

const properties: Properties<Event> = {
  treeId: { type: "uuid", primary: true },
  id: { type: "uuid", primary: true },
  personId: { type: "uuid", nullable: true },
  relationshipId: { type: "uuid", nullable: true },
  type: { type: "text" },
  date: { type: "json", nullable: true },
  placeId: { type: "uuid", nullable: true },
  ...columnsOf(eventFields),
  asserted: { type: "boolean" },
  ...recordLifecycle,
}

export const EventSchema = new EntitySchema<Event>({ name: "Event", tableName: "events", properties })

export const events = { ...tableOf(EventSchema, properties), isImported: true }
