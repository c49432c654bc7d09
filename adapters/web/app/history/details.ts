import type { Change, ChangeEntry } from "../api/changes.ts"
import { changedRecord, nameOfRecord } from "../model/change.ts"
import { type ChangedField, changedFields } from "../model/proposal.ts"

/** One field that a change has written: `date`, or `birth.date` if the change is about the person as a whole. */
export interface Detail extends ChangedField {
  /** The kind of the record, such as `event`. */
  readonly entity: string
  /** The type of an event, such as `birth`. Null for other records. */
  readonly event: string | null
}

/** The most records of a change whose fields its sentence may name. */
const MOST_RECORDS = 6

/** Whether the sentence of a change names the fields that it has written. */
export const hasDetails = ({ action, entry_count }: Pick<Change, "action" | "entry_count">): boolean =>
  action.endsWith(".update") && entry_count <= MOST_RECORDS

const typeOf = ({ entity_type, before, after }: ChangeEntry): string | null => {
  const state = after ?? before
  if (entity_type !== "event" || typeof state !== "object" || state === null || !("type" in state)) return null
  return typeof state.type === "string" ? state.type : null
}

/** These say which record it is, and the sentence says that already. */
const repeated = new Set(["type", "person_id", "relationship_id", "from_person_id", "to_person_id", "is_primary"])

/** The names of the places that a change has written, by their ids. */
const placesIn = (entries: readonly ChangeEntry[]): ReadonlyMap<unknown, string> =>
  new Map(
    entries.flatMap(({ entity_type, entity_id, before, after }) => {
      const name = entity_type === "place" ? nameOfRecord(after ?? before) : null
      return name === null ? [] : [[entity_id, name] as const]
    }),
  )

/** A place by its name, if the change has written it too. Null if this is no field that a sentence names. */
const named = ({ path, before, after }: ChangedField, places: ReadonlyMap<unknown, string>): ChangedField | null => {
  if (!path.endsWith("_id")) return { path, before, after }
  if (path !== "place_id") return null
  const isKnown = [before, after].every((id) => id === null || places.has(id))
  return isKnown
    ? { path: "place", before: places.get(before) ?? null, after: places.get(after) ?? null }
    : { path, before, after }
}

/** What the records of a change have in other fields than before. References to other records are left out. */
export const detailsOf = (entries: readonly ChangeEntry[], entity: string): readonly Detail[] => {
  const places = placesIn(entries)
  return entries.flatMap((entry) => {
    if (entry.entity_type === "place" && entity !== "place") return []
    const record = changedRecord(entry.entity_type, entry.before, entry.after)
    const event = typeOf(entry)
    const isPart = entity === "person" && (event === "birth" || event === "death")
    return changedFields(record)
      .filter(({ path }) => record.fate === "update" || !repeated.has(path))
      .flatMap((field) => named(field, places) ?? [])
      .map((field) => ({
        ...field,
        entity: entry.entity_type,
        event,
        path: isPart ? `${event}.${field.path}` : field.path,
      }))
  })
}
