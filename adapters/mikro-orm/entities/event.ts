import { EntitySchema } from "@mikro-orm/postgresql"
import type { Event } from "../../../core/domain/event.ts"
import { lifecycle, type Properties, tableOf } from "../table.ts"

const properties: Properties<Event> = {
  treeId: { type: "uuid", primary: true },
  id: { type: "uuid", primary: true },
  personId: { type: "uuid", nullable: true },
  relationshipId: { type: "uuid", nullable: true },
  type: { type: "text" },
  date: { type: "json", nullable: true },
  placeId: { type: "uuid", nullable: true },
  detail: { type: "text", nullable: true },
  notes: { type: "text", nullable: true },
  asserted: { type: "boolean" },
  privacy: { type: "text" },
  ...lifecycle,
}

export const EventSchema = new EntitySchema<Event>({ name: "Event", tableName: "events", properties })

export const events = { ...tableOf(EventSchema, properties), isImported: true }
