import { EntitySchema } from "@mikro-orm/postgresql"
import type { Place } from "../../../core/domain/event.ts"
import { type Properties, tableOf } from "../table.ts"

const properties: Properties<Place> = {
  treeId: { type: "uuid", primary: true },
  id: { type: "uuid", primary: true },
  name: { type: "text" },
  key: { type: "text" },
}

export const PlaceSchema = new EntitySchema<Place>({ name: "Place", tableName: "places", properties })

export const places = { ...tableOf(PlaceSchema, properties), isImported: true }
