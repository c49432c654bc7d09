import type { components } from "../../../../client/api.ts"
import { type Confidence, confidenceOf, confidenceValue } from "./citation-edit.ts"
import { type Coordinates, coordinatesText, readCoordinates } from "./coordinates.ts"
import { dateInWords, type WrittenDate } from "../date-words.ts"
import { readDate } from "../dates.ts"
import type { Language } from "../../texts/languages.ts"
import { changedTexts } from "../texts.ts"
import type { RecordOperation } from "./operation.ts"

type Schemas = components["schemas"]

/** The texts of a fact that its form has beside kind, date and place, in their order. */
export const factTexts = [
  { name: "subtype", isLong: false },
  { name: "detail", isLong: false },
  { name: "cause", isLong: false },
  { name: "age", isLong: false },
  { name: "notes", isLong: true },
] as const

export type FactTextName = (typeof factTexts)[number]["name"]

/** A fact while it is written: everything is text until it is understood. */
export interface FactForm extends Readonly<Record<FactTextName, string>> {
  readonly type: string
  readonly date: string
  readonly place: string
  readonly coordinates: string
  readonly confidence: Confidence
  readonly privacy: Schemas["EventRead"]["privacy"]
}

/** Whose fact it is. */
export type FactSubject = { readonly person_id: string } | { readonly relationship_id: string }

/** A fact as its form begins: that of the tree, or an empty one of this kind. */
export const factForm = (event: Schemas["EventRead"] | null, type: string, language: Language): FactForm => ({
  type: event?.type ?? type,
  date: event === null || event.date === null ? "" : dateInWords(event.date, language),
  place: event?.place ?? "",
  coordinates: coordinatesText(event?.coordinates ?? null),
  confidence: confidenceOf(event?.confidence ?? null),
  subtype: event?.subtype ?? "",
  detail: event?.detail ?? "",
  cause: event?.cause ?? "",
  age: event?.age ?? "",
  notes: event?.notes ?? "",
  privacy: event?.privacy ?? "default",
})

interface Changes extends Partial<Readonly<Record<FactTextName | "place", string | null>>> {
  readonly date?: WrittenDate | null
  readonly coordinates?: Coordinates | null
  readonly confidence?: number | null
  readonly privacy?: FactForm["privacy"]
}

/**
 * The fields that differ, with null for those that are empty now. A date that was not touched is left out, so that one
 * that no form understands stays as it is. The service removes coordinates with the place that they were of, so those
 * that stay are sent with another place. Null if the date or the coordinates are not clear.
 */
const changesOf = (was: FactForm, is: FactForm, language: Language): Changes | null => {
  const read = readDate(is.date, language)
  const isDateChanged = was.date !== is.date
  if (isDateChanged && read.kind === "unclear") return null
  const date = read.kind === "date" ? read.date : null
  const at = readCoordinates(is.coordinates)
  if (at.kind === "unclear") return null
  const isElsewhere = was.place !== is.place.trim() && at.kind === "coordinates"
  return {
    ...(isElsewhere || was.coordinates !== is.coordinates.trim()
      ? { coordinates: at.kind === "coordinates" ? at.coordinates : null }
      : {}),
    ...(was.confidence === is.confidence ? {} : { confidence: confidenceValue(is.confidence) }),
    ...changedTexts(["place", ...factTexts.map(({ name }) => name)], was, is),
    ...(isDateChanged ? { date } : {}),
    ...(was.privacy === is.privacy ? {} : { privacy: is.privacy }),
  }
}

/** The operation that adds a fact. Null if its date or its coordinates are not clear. */
export const addFact = (subject: FactSubject, is: FactForm, language: Language): readonly RecordOperation[] | null => {
  const data = changesOf(factForm(null, is.type, language), is, language)
  return data === null ? null : [{ op: "create", entity: "event", data: { type: is.type.trim(), ...subject, ...data } }]
}

/** The operation that changes a fact; none if nothing differs. Null if its date or its coordinates are not clear. */
export const changeFact = (
  id: string,
  was: FactForm,
  is: FactForm,
  language: Language,
): readonly RecordOperation[] | null => {
  const changes = changesOf(was, is, language)
  if (changes === null) return null
  const data = was.type === is.type.trim() ? changes : { type: is.type.trim(), ...changes }
  return Object.keys(data).length === 0 ? [] : [{ op: "update", entity: "event", id, data }]
}
