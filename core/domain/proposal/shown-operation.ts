import * as E from "fp-ts/lib/Either.js"
import { valuesOf } from "../../codec/fields.ts"
import { dateOf } from "../date/date-of.ts"
import { eventFields } from "../event.ts"
import { type Vital, vitals } from "../living/vital-event.ts"
import { type VitalEvent, vitalsOf } from "../living/vitals.ts"
import { PersonCreate } from "../person-input.ts"
import type { Viewer } from "../privacy.ts"
import { isJsonObject, type JsonObject, type Operation } from "./operation.ts"
import { isShownLife } from "./shown-life.ts"

/**
 * Whether this viewer may see the data of an operation once it has run: the data of a new person by its values, and the
 * data of an existing person unless it hides the person or sets `is_living` to anything else than false. The records that
 * the operation names are not considered.
 */
export const isShownOnceRun = ({ op, entity, data }: Operation, viewer: Viewer, now: Date): boolean => {
  const fields = data ?? {}
  if (viewer.role !== null) return true
  if ([fields, ...changedVitals(fields).map((vital) => fields[vital])].some(hasPrivacy)) return false
  if (entity !== "person" || op === "delete") return true
  return op === "create" ? isShownPerson(fields, viewer, now) : !("is_living" in fields) || fields.is_living === false
}

/** The vital facts that the data of a person sets. */
export const changedVitals = (data: JsonObject): readonly Vital[] => vitals.filter((vital) => isJsonObject(data[vital]))

const hasPrivacy = (value: unknown): boolean =>
  isJsonObject(value) && value.privacy !== undefined && value.privacy !== "default"

/**
 * Judged by this operation alone, and strictly: data that cannot be read show nothing. `livesOnceRun` judges the same
 * person by all operations and the rows of the tree.
 */
const isShownPerson = (data: JsonObject, viewer: Viewer, now: Date): boolean => {
  const person = PersonCreate.decode(data)
  if (E.isLeft(person)) return false
  const { isLiving = null, privacy = "default" } = person.right
  const own = vitals.flatMap((vital) => eventOf(person.right, vital))
  const { deadFrom } = vitalsOf({ own, sharedYear: null }, now)
  return isShownLife(viewer, { isLiving, privacy, deadFrom })
}

const eventOf = (person: PersonCreate, type: Vital): readonly VitalEvent[] => {
  const event = person[type] ?? null
  if (event === null) return []
  const date = dateOf(event.date ?? null, type)
  const { place = null } = event
  return E.isLeft(date) ? [] : [{ type, date: date.right, place, asserted: true, ...valuesOf(eventFields, event) }]
}
