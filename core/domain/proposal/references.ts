import type { Json } from "../../codec/wire.ts"
import type { JsonObject, Operation, ProposedEntity } from "./operation.ts"

/** The places of an operation's data where an id goes, and of what it is the id. */
export const idPlaces: Readonly<Record<string, ProposedEntity>> = {
  person_id: "person",
  from_person_id: "person",
  to_person_id: "person",
  name_id: "name",
  event_id: "event",
  relationship_id: "relationship",
  source_id: "source",
}

/** An id that stands somewhere, or a reference in its stead (`$anna`). */
export interface Named {
  readonly path: string
  readonly entity: ProposedEntity
  readonly id: string
}

/** Whatever a record's data names. */
export const namedIn = (data: JsonObject): readonly Named[] =>
  Object.entries(idPlaces).flatMap(([path, entity]) => {
    const id = Object.hasOwn(data, path) ? data[path] : null
    return typeof id === "string" ? [{ path, entity, id }] : []
  })

/** Whatever an operation names, the record that it is about first. */
export const namedBy = ({ entity, id, data }: Operation): readonly Named[] => [
  ...(id === undefined || id === null ? [] : [{ path: "id", entity, id }]),
  ...namedIn(data ?? {}).map((named) => ({ ...named, path: `data.${named.path}` })),
]

/** The word of a reference; null where an id stands. */
export const refOf = (id: string): string | null => (id.startsWith("$") ? id.slice(1) : null)

/** The ids of what was made, by reference. */
export type Made = Pick<ReadonlyMap<string, string>, "get">

/** What an id or a reference stands for; a reference to what is not made stays. */
export const idOf = (id: string, made: Made): string => {
  const ref = refOf(id)
  return ref === null ? id : (made.get(ref) ?? id)
}

/** Data with the ids of what was made in place of references. */
export const resolvedData = (data: JsonObject, made: Made): JsonObject =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]): [string, Json] => [
      key,
      Object.hasOwn(idPlaces, key) && typeof value === "string" ? idOf(value, made) : value,
    ]),
  )

/** What the operations made that were applied so far. */
export const madeByRef = (
  operations: readonly Operation[],
  made: readonly (string | null)[],
): ReadonlyMap<string, string> => {
  const ids = new Map<string, string>()
  made.forEach((id, index) => {
    const ref = operations[index]?.ref
    if (ref !== undefined && ref !== null && id !== null) ids.set(ref, id)
  })
  return ids
}
