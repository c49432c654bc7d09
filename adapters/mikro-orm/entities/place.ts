import { EntitySchema } from "@mikro-orm/postgresql"
import { type Place, placeDetails } from "../../../core/domain/place/place.ts"
import { columnsOf } from "../columns-of.ts"
import { type Properties, tableOf } from "../table.ts"

const properties: Properties<Place> = {
  treeId: { type: "uuid", primary: true },
  id: { type: "uuid", primary: true },
  name: { type: "text" },
  key: { type: "text" },
  searchText: { type: "text" },
  parentId: { type: "uuid", nullable: true },
  ...columnsOf(placeDetails),
  listedAlone: { type: "boolean" },
  version: { type: "integer" },
  createdAt: { type: "datetime" },
  updatedAt: { type: "datetime" },
}

export const PlaceSchema = new EntitySchema<Place>({ name: "Place", tableName: "places", properties })

export const places = { ...tableOf(PlaceSchema, properties), isImported: true }
