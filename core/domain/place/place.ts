import type * as t from "io-ts"
import type { FieldError } from "../../codec/field-error.ts"
import { line, notesField, optionalDecimal, requiredLine } from "../../codec/field.ts"
import { initialOf, inputsOf, type ValuesOf } from "../../codec/fields.ts"
import { nullable, wire } from "../../codec/wire.ts"
import { PlaceId, type TreeId } from "../ids.ts"
import type { Lifecycle, ShownRevision } from "../lifecycle.ts"
import { normalizeText } from "../name-text/normalize-text.ts"
import { searchWords } from "../name-text/search-text.ts"
import { degrees, mostDegrees } from "./coordinates.ts"

/** The field that a place must have. */
const placeName = { name: requiredLine("The name of the place, which is the text of its events.") }

/** The fields of a place beside its name and its parent. */
export const placeDetails = {
  kind: line("What the place is, for example `city`, `parish` or `country`.", 100),
  latitude: optionalDecimal(
    degrees(mostDegrees.latitude),
    "Degrees to the north of the equator; negative to the south. A place has both coordinates or none.",
  ),
  longitude: optionalDecimal(
    degrees(mostDegrees.longitude),
    "Degrees to the east of Greenwich; negative to the west. A place has both coordinates or none.",
  ),
  notes: notesField,
}

/** The fields of a place that editors set, beside its parent. */
export const placeFields = { ...placeName, ...placeDetails }

/** A place of a tree. Names that differ only in case and spacing are the same place within one parent. */
export interface Place extends ValuesOf<typeof placeFields>, Pick<Lifecycle, "version" | "createdAt" | "updatedAt"> {
  readonly id: PlaceId
  readonly treeId: TreeId
  /** The normalised name, unique within its parent. */
  readonly key: string
  /** The words of the name, by which it is found and sorted. */
  readonly searchText: string
  /** The place that this one is a part of. */
  readonly parentId: PlaceId | null
  /** Whether an editor made the place itself, so that it is listed without an event. */
  readonly listedAlone: boolean
}

/** A place with the number of its live events. */
export type PlaceRow = Place & { readonly eventCount: number }

/** A place as its readers see it. */
export type PlaceRead = Omit<PlaceRow, "key" | "searchText" | "listedAlone" | keyof ShownRevision> & ShownRevision

export const placeRead = ({ key: _key, searchText: _text, listedAlone: _alone, ...read }: PlaceRow): PlaceRead => read

/** The normalised name of a place, equal for all its spellings. */
export const placeKey = (name: string): string => name.trim().replace(/\s+/gu, " ").toLowerCase()

/** Whether two names are of one place. A tree spells a place as it first received it. */
export const samePlace = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && placeKey(one) === placeKey(other)

/** A name, and what follows from it. */
export const named = (name: string): Pick<Place, "name" | "key" | "searchText"> => ({
  name,
  key: placeKey(name),
  searchText: normalizeText(name),
})

const noDetails = initialOf(placeDetails)

/** What a place has that only events have named. */
export const withoutRecord = { parentId: null, ...noDetails, listedAlone: false } as const

/** A place that an event names for the first time. */
export const placeOfEvent = ({ id, treeId, name }: Pick<Place, "id" | "treeId" | "name">, now: Date): Place => ({
  id,
  treeId,
  ...named(name),
  ...withoutRecord,
  version: 1,
  createdAt: now,
  updatedAt: now,
})

/** Why a place may not have these coordinates; null if it may. */
export const coordinatesFault = ({ latitude, longitude }: Pick<Place, "latitude" | "longitude">): FieldError | null => {
  if ((latitude === null) === (longitude === null)) return null
  const [missing, given] = latitude === null ? ["latitude", "longitude"] : ["longitude", "latitude"]
  return { path: missing, message: `is required beside ${given}` }
}

const parent = { parentId: nullable(PlaceId) }

export const PlaceCreate = wire("PlaceCreate", inputsOf(placeName), { ...parent, ...inputsOf(placeDetails) })
export type PlaceCreate = t.TypeOf<typeof PlaceCreate>

export const PlaceUpdate = wire("PlaceUpdate", {}, { ...parent, ...inputsOf(placeFields) })
export type PlaceUpdate = t.TypeOf<typeof PlaceUpdate>

export const MergePlaceInput = wire("MergePlace", { fromId: PlaceId })
export type MergePlaceInput = t.TypeOf<typeof MergePlaceInput>

/** The values that a place gets from another one that is merged into it: those that it has not. */
export const filledFrom = (kept: Place, from: Place): Partial<Place> => ({
  kind: kept.kind ?? from.kind,
  notes: kept.notes ?? from.notes,
  ...(kept.latitude === null ? { latitude: from.latitude, longitude: from.longitude } : {}),
  listedAlone: kept.listedAlone || from.listedAlone,
})

/** Which places a list contains. */
export interface PlaceFilter {
  /** Words that the name contains, as `searchWords` has them. */
  readonly words: readonly string[]
  /** Null does not filter. */
  readonly parentId: PlaceId | null
}

/** The filter of a request. */
export const placeFilter = (query: string | null, parentId: PlaceId | null): PlaceFilter => ({
  words: query === null ? [] : searchWords(query),
  parentId,
})

/** Whether the filter matches a place. */
export const matchesPlace = ({ words, parentId }: PlaceFilter, place: Place): boolean =>
  words.every((word) => place.searchText.includes(word)) && (parentId === null || place.parentId === parentId)

/** The orders of a list of places beside that of their creation: by name, and the place with the most events first. */
export const placeOrders = ["name", "-events"] as const
export type PlaceOrder = (typeof placeOrders)[number]

/** So many characters of a name count in the order of names, so that they fit into a cursor. */
export const SORTED_CHARACTERS = 200

/** The place of a row in these orders. */
export interface PlacePosition {
  readonly id: PlaceId
  readonly sortName: string
  readonly eventCount: number
}

export const placePosition = ({
  id,
  searchText,
  eventCount,
}: Pick<PlaceRow, "id" | "searchText" | "eventCount">): PlacePosition => ({
  id,
  sortName: [...searchText].slice(0, SORTED_CHARACTERS).join(""),
  eventCount,
})

/** The position of a place as its readers see it. */
export const positionOfRead = ({ id, name, eventCount }: PlaceRead): PlacePosition =>
  placePosition({ id, searchText: normalizeText(name), eventCount })
