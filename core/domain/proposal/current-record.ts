import { ownValuesOf } from "../../codec/fields.ts"
import { snakeCase } from "../../codec/snake-case.ts"
import { type Json, toJson } from "../../codec/wire.ts"
import type { Association } from "../association/association.ts"
import type { Citation } from "../evidence/citation.ts"
import { eventFields, type PlacedEvent } from "../event.ts"
import type { Name } from "../name.ts"
import { displayName } from "../name-text/compose-name.ts"
import type { Person } from "../person.ts"
import type { Relationship } from "../relationship.ts"
import type { Source } from "../evidence/source.ts"
import { vitalEvent, vitals } from "../living/vital-event.ts"
import { operationData } from "./operation-data.ts"
import { isJsonObject, type JsonObject, type ProposedEntity } from "./operation.ts"

/** Live records of a tree. */
export interface PresentRecords {
  readonly person: readonly Person[]
  readonly name: readonly Name[]
  readonly event: readonly PlacedEvent[]
  readonly relationship: readonly Relationship[]
  readonly source: readonly Source[]
  readonly citation: readonly Citation[]
  readonly association: readonly Association[]
  /** The births, deaths, burials and cremations of these persons, ordered by id. */
  readonly vitals: readonly PlacedEvent[]
}

/** A record in the form of operation data, which is the form of request bodies. */
export interface CurrentRecord {
  readonly entity: ProposedEntity
  readonly data: JsonObject
  /** The label of the record, if it cannot be derived from the data. */
  readonly calledBy: string | null
}

const fieldsOf = (entity: ProposedEntity): ReadonlySet<string> => {
  const { create, update } = operationData[entity]
  return new Set(Object.keys({ ...create.required, ...create.optional, ...update.optional }).map(snakeCase))
}

const dataOf = (entity: ProposedEntity, record: Json): JsonObject => {
  const fields = fieldsOf(entity)
  return isJsonObject(record) ? Object.fromEntries(Object.entries(record).filter(([key]) => fields.has(key))) : {}
}

/**
 * Birth and death in the form of a person's request body. A burial or cremation in place of the death also has its
 * type.
 */
const vitalData = (events: readonly PlacedEvent[]) =>
  Object.fromEntries(
    vitals.map((vital) => {
      const event = vitalEvent(events, vital)
      if (event === null) return [vital, null]
      const { type, date, place } = event
      const values = { date: date === null ? null : { ...date }, place, ...ownValuesOf(eventFields, event) }
      return [vital, type === vital ? values : { type, ...values }]
    }),
  )

/** These records by id. */
export const currentRecords = (present: PresentRecords): ReadonlyMap<string, CurrentRecord> => {
  const known = (
    entity: ProposedEntity,
    id: string,
    record: Json,
    calledBy: string | null = null,
  ): [string, CurrentRecord] => [id, { entity, data: dataOf(entity, record), calledBy }]
  const vitalsOf = Map.groupBy(present.vitals, ({ personId }) => personId)
  return new Map([
    ...present.person.map(({ merged: _merged, distinctFrom: _distinct, dismissedChecks: _dismissed, ...person }) =>
      known(
        "person",
        person.id,
        toJson({
          ...person,
          portrait: person.portrait === null ? null : { ...person.portrait },
          ...vitalData(vitalsOf.get(person.id) ?? []),
        }),
        person.displayName,
      ),
    ),
    ...present.name.map((name) => known("name", name.id, toJson({ ...name }))),
    ...present.event.map((event) =>
      known("event", event.id, toJson({ ...event, date: event.date === null ? null : { ...event.date } })),
    ),
    ...present.relationship.map((relationship) => known("relationship", relationship.id, toJson({ ...relationship }))),
    ...present.source.map((source) => known("source", source.id, toJson({ ...source }))),
    ...present.citation.map((citation) =>
      known("citation", citation.id, toJson({ ...citation, text: citation.detail })),
    ),
    ...present.association.map((association) => known("association", association.id, toJson({ ...association }))),
  ])
}

/** The text of a field; null if there is none. */
export const textIn = (data: JsonObject, key: string): string | null => {
  const value = data[key]
  return typeof value === "string" && value !== "" ? value : null
}

const fullName = (data: JsonObject): string =>
  displayName({
    givenName: textIn(data, "given_name"),
    surname: textIn(data, "surname"),
    prefix: textIn(data, "prefix"),
    suffix: textIn(data, "suffix"),
    surnamePrefix: textIn(data, "surname_prefix"),
    written: textIn(data, "written"),
    language: textIn(data, "language"),
    forms: [],
  })

const personLabel = (data: JsonObject): string => {
  const names = Array.isArray(data.names) ? data.names.filter(isJsonObject) : []
  const own = textIn(data, "given_name") ?? textIn(data, "surname")
  return fullName(own === null ? (names.findLast((name) => name.is_primary === true) ?? names[0] ?? data) : data)
}

/**
 * The label of a record: the name of a person, the two ends of a relationship. `labelOf` returns the labels of
 * other records, null for unknown ones.
 */
export const recordLabel = (
  { entity, data, calledBy }: CurrentRecord,
  labelOf: (id: string) => string | null,
): string => {
  const labelAt = (key: string): string | null => {
    const id = textIn(data, key)
    return id === null ? null : labelOf(id)
  }
  const joined = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(", ")
  switch (entity) {
    case "person":
      return calledBy ?? personLabel(data)
    case "name":
      return fullName(data)
    case "event":
      return joined(
        textIn(data, "type"),
        isJsonObject(data.date) ? textIn(data.date, "display") : null,
        labelAt("person_id") ?? labelAt("relationship_id"),
      )
    case "relationship":
      return joined(textIn(data, "type"), labelAt("from_person_id"), labelAt("to_person_id"))
    case "source":
      return joined(textIn(data, "title"))
    case "citation":
      return joined(labelAt("source_id"), textIn(data, "page"))
    case "association":
      return joined(
        labelAt("associate_id") ?? textIn(data, "associate_name"),
        textIn(data, "phrase") ?? textIn(data, "role"),
        labelAt("event_id") ?? labelAt("relationship_id") ?? labelAt("person_id"),
      )
  }
}
